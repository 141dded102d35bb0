import { useSyncExternalStore } from 'react';

import type { UploadTarget } from '../assets/startUpload.ts';
import type { AssetUpload } from '../assets/uploadsUnderWay.ts';
import { useStartUpload } from '../assets/useUploads.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** The upload for a field, as it stands: it goes on while the field is out of sight. */
export function useAssetUpload(target: UploadTarget): AssetUpload {
  const { uploads } = useBuilderStore();
  const start = useStartUpload();
  const { key, purpose } = target;
  const underWay = useSyncExternalStore(uploads.subscribe, () => uploads.get().get(key));
  return (
    underWay ?? {
      key,
      purpose,
      state: { status: 'idle' },
      start: (file) => start(target, file),
      cancel: nothing,
      drop: nothing,
    }
  );
}

const nothing = (): undefined => undefined;
