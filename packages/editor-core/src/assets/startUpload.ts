import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import { addToLibrary } from './addToLibrary.ts';
import { askInPlace } from './askInPlace.ts';
import { followUpload, type UploadPlace } from './followUpload.ts';
import { findEarlyRefusal, toFailureCode } from './uploadRefusal.ts';

/** The place of an uploaded file. */
export interface UploadTarget extends UploadPlace {
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
  const { folderId, kind } = target;
  const start = (next: File) => startUpload(store, target, next, onDropped);
  const { signal, note, end } = followUpload(store, target, { name: file.name, start, onDropped });
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
      end();
    },
    (error: unknown) => fail(toFailureCode(error)),
  );
}
