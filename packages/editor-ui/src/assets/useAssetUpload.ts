import { useSyncExternalStore } from 'react';
import type { UploadTarget } from '@vitrina/editor-core/assets';
import type { AssetUpload } from '@vitrina/editor-core/store';

import { useStartUpload } from './useUploads.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Returns the pending or failed upload with this key. */
export function useUploadUnderWay(key: string): AssetUpload | undefined {
  const { uploads } = useEditorStore();
  return useSyncExternalStore(uploads.subscribe, () => uploads.get().get(key));
}

/** Returns the current upload of a field. The upload continues when the field is unmounted. */
export function useAssetUpload(target: UploadTarget): AssetUpload {
  const start = useStartUpload();
  const { key, purpose } = target;
  const underWay = useUploadUnderWay(key);
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
