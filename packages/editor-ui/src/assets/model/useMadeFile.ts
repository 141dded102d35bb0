import type { Asset } from '@vitrina/api-client/contract';
import { sendToLibrary } from '@vitrina/editor-core/assets';
import { useAction, useApiClient } from '@vitrina/session';
import { useEffect, useRef } from 'react';

import type { ModelViewerElement } from './loadViewer.ts';

/**
 * Makes a file from the model in view, and adds it to the library. Leaving the dialog stops the upload.
 *
 * @param make - renders the file
 * @param onMade - called with the file in the library
 */
export function useMadeFile(
  make: (viewer: ModelViewerElement) => Promise<File>,
  onMade: (made: Asset) => void,
) {
  const client = useApiClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  return useAction(async (viewer: ModelViewerElement) => {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const file = await make(viewer);
    onMade(await sendToLibrary(client, file, { signal }));
  });
}
