import { ApiError } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';

import { addToLibrary } from './addToLibrary.ts';

/** A file on its way into the library. */
export interface LibraryUpload {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly part: number;
  /** Why it did not arrive; undefined while it is on its way. */
  readonly failureCode: string | undefined;
}

/** The files on their way, and what can be done about each. */
export interface LibraryUploads {
  readonly items: readonly LibraryUpload[];
  /** Answers the ids of the uploads, in the order of the files. */
  start: (files: Iterable<File>) => readonly number[];
  retry: (upload: LibraryUpload) => void;
  /** Stops an upload, or takes a failed one off the list. */
  cancel: (id: number) => void;
}

/** Uploads files into a folder of the library, several at a time; leaving the library stops what is still on its way. */
export function useAssetUploads(
  folderId: number | undefined,
  onUploaded: (asset: Asset, uploadId: number) => void,
): LibraryUploads {
  const client = useApiClient();
  const [items, setItems] = useState<readonly LibraryUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const patch = (id: number, change: Partial<LibraryUpload>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: number) => {
    running.current.delete(id);
    setItems((before) => before.filter((item) => item.id !== id));
  };
  const run = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    try {
      const onProgress = (part: number) => patch(id, { part });
      const asset = await addToLibrary(client, file, { folderId, signal, onProgress });
      remove(id);
      onUploaded(asset, id);
    } catch (error) {
      if (signal.aborted) return;
      patch(id, { failureCode: error instanceof ApiError ? error.code : 'uploadFailed' });
    }
  };
  return {
    items,
    start: (files) =>
      [...files].map((file) => {
        lastId.current += 1;
        const id = lastId.current;
        setItems((before) => [...before, { id, file, part: 0, failureCode: undefined }]);
        void run(id, file);
        return id;
      }),
    retry: ({ id, file }) => {
      patch(id, { part: 0, failureCode: undefined });
      void run(id, file);
    },
    cancel: (id) => {
      running.current.get(id)?.abort();
      remove(id);
    },
  };
}
