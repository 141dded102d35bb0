import type { Asset } from '@vitrina/api-client/contract';
import { sendToLibrary } from '@vitrina/editor-core/assets';
import { useAction, useApiClient } from '@vitrina/session';
import { useEffect, useRef } from 'react';

/**
 * Makes a file from what a dialog shows, and adds it to the library. Leaving the dialog stops the upload.
 *
 * @param make - makes the file
 * @param onMade - called with the file in the library
 */
export function useMadeFile<Input extends unknown[]>(
  make: (...input: Input) => Promise<File>,
  onMade: (made: Asset) => void,
) {
  const client = useApiClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  return useAction(async (...input: Input) => {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const file = await make(...input);
    onMade(await sendToLibrary(client, file, { signal }));
  });
}
