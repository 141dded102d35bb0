import { ApiError } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import { addToLibrary } from './addToLibrary.ts';
import { getUploadRefusal } from './uploadRefusal.ts';
import type { AssetUpload, UploadPurpose, UploadState, UploadsUnderWay } from '../store/uploadsUnderWay.ts';

/** What a file is uploaded for. It may be out of sight when the file arrives. */
export interface UploadTarget {
  /** The same for the same field of the same block. */
  readonly key: string;
  readonly purpose: UploadPurpose;
  /** Of the library; none by default. */
  readonly folderId?: number | undefined;
  /** Whether there still is what the file is for. */
  isThere(): boolean;
  put(asset: Asset): void;
}

/**
 * Uploads a file into the library and puts it where it goes, whatever is in view by then. Another one with the same key
 * takes its place.
 * @param onDropped - called with the file's name where there is nothing left that it could go into
 */
export function startUpload(
  store: EditorStore,
  target: UploadTarget,
  file: File,
  onDropped: (name: string) => void,
): void {
  const { uploads, services } = store;
  const { key, purpose, folderId } = target;
  uploads.get().get(key)?.cancel();
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => {
    controller.abort();
    unwatch();
    noteUpload(uploads, key, undefined);
  };
  const drop = () => {
    cancel();
    onDropped(file.name);
  };
  const start = (next: File) => startUpload(store, target, next, onDropped);
  const note = (state: UploadState) => {
    if (!signal.aborted) noteUpload(uploads, key, { key, purpose, state, start, cancel, drop });
  };
  const unwatch = store.subscribe(() => {
    if (!target.isThere()) drop();
  });
  const refusal = getUploadRefusal(file);
  if (refusal) {
    note({ status: 'failed', file, code: refusal });
    return;
  }
  const onProgress = (part: number) => note({ status: 'running', name: file.name, part });
  onProgress(0);
  addToLibrary(services.client, file, { folderId, onProgress, signal }).then(
    (asset) => {
      if (signal.aborted) return;
      // First in the package, then off the way: who waits for it saves at once.
      target.put(asset);
      cancel();
    },
    (error: unknown) => {
      note({ status: 'failed', file, code: error instanceof ApiError ? error.code : 'uploadFailed' });
    },
  );
}

/** Says how an upload stands; undefined: there is none. */
export function noteUpload(uploads: UploadsUnderWay, key: string, upload: AssetUpload | undefined): void {
  if (upload === undefined && !uploads.get().has(key)) return;
  const next = new Map(uploads.get());
  if (upload) next.set(key, upload);
  else next.delete(key);
  uploads.set(next);
}
