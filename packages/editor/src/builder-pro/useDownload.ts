import { useCallback } from 'react';
import { isUnsaved } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { useZipDownload } from '../download/useZipDownload.ts';

/** Returns a function that downloads the last saved version of the package. */
export function useDownload(): () => void {
  const store = useEditorStore();
  const download = useZipDownload();
  return useCallback(() => {
    const { document } = store.getState();
    const { epackId, epack } = document;
    if (epackId === undefined) return;
    const name = epack.manifest.productData.productName;
    void download({ id: epackId, name, isUnsaved: isUnsaved(document) });
  }, [store, download]);
}
