import type { FileKind } from '@vitrina/api-client';
import pLimit, { type LimitFunction } from 'p-limit';

import { createObserved, type Observed } from './observed.ts';
import type { ConversionChoice, ConversionOffer } from './uploadWork.ts';

/** The state of an upload. */
export type UploadState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      /** The file that was sent last. */
      readonly name: string;
      /** From 0 to 1. */
      readonly part: number;
      /** Whether the file is still being converted; its upload follows. */
      readonly isConverting?: boolean;
      /** The number of files, if several belong together. */
      readonly count?: number;
    }
  | {
      /** The upload waits for the user's choice. */
      readonly status: 'asking';
      readonly name: string;
      readonly offer: ConversionOffer;
      readonly answer: (choice: ConversionChoice) => void;
    }
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
export interface UploadsUnderWay extends Observed<ReadonlyMap<string, AssetUpload>> {
  /** Sends a file when few others are being sent: more would only share the connection. */
  readonly inTurn: LimitFunction;
}

const maxAtOnce = 3;

/** Creates an empty list of uploads. */
export function createUploadsUnderWay(): UploadsUnderWay {
  const observed = createObserved<ReadonlyMap<string, AssetUpload>>(new Map());
  return { ...observed, inTurn: pLimit(maxAtOnce) };
}

/** Returns whether leaving now would lose a pending upload. */
export function isUploading(uploads: UploadsUnderWay): boolean {
  return [...uploads.get().values()].some(
    ({ state }) => state.status === 'running' || state.status === 'asking',
  );
}
