import { createObserved, type Observed } from './observed.ts';

/** How an upload stands. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly name: string; readonly part: number }
  | { readonly status: 'failed'; readonly file: File; readonly code: string };

/** What a file is uploaded for: a field of the package, its page, or nothing but the library. */
export type UploadPurpose = 'field' | 'page' | 'library';

/** A file on its way. */
export interface AssetUpload {
  /** The same for the same field of the same block. */
  readonly key: string;
  readonly purpose: UploadPurpose;
  readonly state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
  /** Cancels it where there is nothing left that it could go into, and says so. */
  drop: () => void;
}

/** The files on their way, and those that did not arrive, by their keys. */
export type UploadsUnderWay = Observed<ReadonlyMap<string, AssetUpload>>;

/** Nothing is on its way yet. */
export function createUploadsUnderWay(): UploadsUnderWay {
  return createObserved<ReadonlyMap<string, AssetUpload>>(new Map());
}

/** Whether leaving now would lose a file on its way. */
export function isUploading(uploads: UploadsUnderWay): boolean {
  return [...uploads.get().values()].some(({ state }) => state.status === 'running');
}
