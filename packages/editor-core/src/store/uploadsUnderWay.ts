import type { FileKind } from '@vitrina/api-client';

import { createObserved, type Observed } from './observed.ts';

/** The state of an upload. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly name: string; readonly part: number }
  | {
      readonly status: 'failed';
      readonly file: File;
      /** Code of an API error, or of a refusal before sending. */
      readonly code: string;
      /** The kind of file the place takes, if it takes only one. */
      readonly wantedKind: FileKind | undefined;
    };

/** The purpose of an upload: a field of the package, its page, or only the library. */
export type UploadPurpose = 'field' | 'page' | 'library';

/** A pending or failed upload. */
export interface AssetUpload {
  /** Identifies the field: the same field of the same block always has the same key. */
  readonly key: string;
  readonly purpose: UploadPurpose;
  readonly state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
  /** Cancels the upload because its place no longer exists, and notifies the user. */
  drop: () => void;
}

/** Pending and failed uploads by key. */
export type UploadsUnderWay = Observed<ReadonlyMap<string, AssetUpload>>;

/** Creates an empty list of uploads. */
export function createUploadsUnderWay(): UploadsUnderWay {
  return createObserved<ReadonlyMap<string, AssetUpload>>(new Map());
}

/** Returns whether leaving now would lose a pending upload. */
export function isUploading(uploads: UploadsUnderWay): boolean {
  return [...uploads.get().values()].some(({ state }) => state.status === 'running');
}
