import type { FileKind } from '@vitrina/api-client';

import type { EditorStore } from '../store/createEditorStore.ts';
import type { AssetUpload, UploadPurpose, UploadState, UploadsUnderWay } from '../store/uploadsUnderWay.ts';

/** The purpose of an upload. Its place may be out of view when the upload ends. */
export interface UploadPlace {
  /** Identifies the field: the same field of the same block always has the same key. */
  readonly key: string;
  readonly purpose: UploadPurpose;
  /** Id of the library folder; undefined for no folder. */
  readonly folderId?: number | undefined;
  /** The only kind of file that the place takes; undefined for any. */
  readonly kind?: FileKind | undefined;
  /** Returns whether the place for the file still exists. */
  isThere(): boolean;
}

/** An upload until it ends. */
export interface FollowedUpload {
  /** Aborts when the upload is canceled. */
  readonly signal: AbortSignal;
  /** Sets the state that its place shows; ignored after the end. */
  note: (state: UploadState) => void;
  /** Ends the upload and removes it from its place. */
  end: () => void;
}

interface FollowOptions {
  /** Named to the user if the upload is canceled. */
  readonly name: string;
  /** Starts the upload again. */
  readonly start: AssetUpload['start'];
  /** Called with the name if the place was deleted during the upload. */
  readonly onDropped: (name: string) => void;
}

/** Shows an upload in its place until it ends or the place is deleted. Replaces an upload with the same key. */
export function followUpload(
  { uploads, subscribe }: Pick<EditorStore, 'uploads' | 'subscribe'>,
  { key, purpose, isThere }: UploadPlace,
  { name, start, onDropped }: FollowOptions,
): FollowedUpload {
  uploads.get().get(key)?.cancel();
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => {
    controller.abort();
    unwatch();
    noteUpload(uploads, key, undefined);
  };
  const drop = () => {
    end();
    onDropped(name);
  };
  const note = (state: UploadState) => {
    if (!signal.aborted) noteUpload(uploads, key, { key, purpose, state, start, cancel: end, drop });
  };
  const unwatch = subscribe(() => {
    if (!isThere()) drop();
  });
  return { signal, note, end };
}

/** Sets the state of an upload; undefined removes the upload. */
export function noteUpload(uploads: UploadsUnderWay, key: string, upload: AssetUpload | undefined): void {
  if (upload === undefined && !uploads.get().has(key)) return;
  const next = new Map(uploads.get());
  if (upload) next.set(key, upload);
  else next.delete(key);
  uploads.set(next);
}
