import type { ErrorCode, FileFacts } from '@vitrina/api-client/contract';

import type { MediaExtension } from '../mediaFormats.ts';

/** A file to inspect. */
export interface MediaFile {
  path: string;
  extension: MediaExtension;
}

/** The result of an inspection: the facts of the file, or the reason it is refused. */
export type Inspected = { refusal: ErrorCode } | AcceptedMedia;

/** The facts of an accepted file. */
export interface AcceptedMedia {
  facts: FileFacts;
  widthPx?: number;
  heightPx?: number;
  /** The bytes to store instead of the upload, if they were cleaned. */
  content?: Uint8Array;
  /** The image of a document's first page, as PNG. */
  firstPage?: Uint8Array;
}

/** Inspects one file. Throws for a broken one. */
export type Inspect = (file: MediaFile) => Promise<Inspected>;
