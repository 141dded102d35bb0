import { useCallback } from 'react';

import { useZipDownload } from '../download/useZipDownload.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { isUnsaved } from '../store/selectors.ts';

/** Downloads the package being edited as it was saved last. */
export function useDownload(): () => void {
  const store = useBuilderStore();
  const download = useZipDownload();
  return useCallback(() => {
    const { document } = store.getState();
    const { epackId, epack } = document;
    if (epackId === undefined) return;
    const name = epack.manifest.productData.productName;
    void download({ id: epackId, name, isUnsaved: isUnsaved(document) });
  }, [store, download]);
}
