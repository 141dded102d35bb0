import { useCallback } from 'react';

import { useZipDownload } from '../download/useZipDownload.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** Downloads the package being edited as it was saved last. */
export function useDownload(): () => void {
  const store = useBuilderStore();
  const download = useZipDownload();
  return useCallback(() => {
    const { epackId, epack } = store.getState().document;
    if (epackId !== undefined) void download({ id: epackId, name: epack.manifest.productData.productName });
  }, [store, download]);
}
