import type { FileKind } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import { addToLibrary } from './addToLibrary.ts';
import { askInPlace } from './askInPlace.ts';
import { findEarlyRefusal, toFailureCode } from './uploadRefusal.ts';
import type { AssetUpload, UploadPurpose, UploadState, UploadsUnderWay } from '../store/uploadsUnderWay.ts';

/** The purpose of an upload. Its place may be out of view when the upload ends. */
export interface UploadTarget {
  /** Identifies the field: the same field of the same block always has the same key. */
  readonly key: string;
  readonly purpose: UploadPurpose;
  /** Id of the library folder; undefined for no folder. */
  readonly folderId?: number | undefined;
  /** The only kind of file that the place takes; undefined for any. */
  readonly kind?: FileKind | undefined;
  /** Returns whether the place for the file still exists. */
  isThere(): boolean;
  put(asset: Asset): void;
}

/**
 * Uploads a file to the library and puts it into its place, even if that place is out of view by then.
 * Replaces a running upload with the same key.
 * @param onDropped - called with the file's name if its place was deleted during the upload
 */
export function startUpload(
  store: EditorStore,
  target: UploadTarget,
  file: File,
  onDropped: (name: string) => void,
): void {
  const { uploads } = store;
  const { key, purpose, folderId, kind } = target;
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
  const fail = (code: string) => note({ status: 'failed', file, code, wantedKind: kind });
  const refusal = findEarlyRefusal(store, file, kind);
  if (refusal) {
    fail(refusal);
    return;
  }
  const onProgress = (part: number) => note({ status: 'running', name: file.name, part });
  onProgress(0);
  const onConverted = (part: number) =>
    note({ status: 'running', name: file.name, part, isConverting: true });
  const ask = askInPlace(file, note, signal);
  addToLibrary(store, file, { folderId, onProgress, onConverted, ask, signal }).then(
    (asset) => {
      if (signal.aborted) return;
      if (kind && asset.kind !== kind) {
        fail('otherKind');
        return;
      }
      // Put the file into the package before the upload ends: code waiting for the upload saves at once.
      target.put(asset);
      cancel();
    },
    (error: unknown) => fail(toFailureCode(error)),
  );
}

/** Sets the state of an upload; undefined removes the upload. */
export function noteUpload(uploads: UploadsUnderWay, key: string, upload: AssetUpload | undefined): void {
  if (upload === undefined && !uploads.get().has(key)) return;
  const next = new Map(uploads.get());
  if (upload) next.set(key, upload);
  else next.delete(key);
  uploads.set(next);
}
