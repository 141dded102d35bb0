import { useSyncExternalStore } from 'react';

import { startUpload, type UploadTarget } from '../assets/startUpload.ts';
import type { AssetUpload } from '../assets/uploadsUnderWay.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** The upload for a field, as it stands: it goes on while the field is out of sight. */
export function useAssetUpload(target: UploadTarget): AssetUpload {
  const store = useBuilderStore();
  const { complain } = useEditor();
  const { uploads } = store;
  const underWay = useSyncExternalStore(uploads.subscribe, () => uploads.get().get(target.key));
  return (
    underWay ?? {
      state: { status: 'idle' },
      start: (file) =>
        startUpload(store, target, file, (name) =>
          complain({ id: 'builder.asset.stopped', values: { name } }),
        ),
      cancel: nothing,
      drop: nothing,
    }
  );
}

const nothing = (): undefined => undefined;
