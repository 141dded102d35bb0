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

async function loadInspection(extension: MediaExtension): Promise<Inspect> {
  switch (extension) {
    case 'glb':
      return (await import('./inspectModel.ts')).inspectModel;
    case 'usdz':
      return (await import('./inspectUsdz.ts')).inspectUsdz;
    case 'pdf':
      return (await import('./inspectDocument.ts')).inspectDocument;
    case 'vtt':
      return (await import('./inspectCaptions.ts')).inspectCaptions;
    default:
      return (await import('./inspectTracks.ts')).inspectTracks;
  }
}

/** Inspects a file by its format, inside a thread. */
export async function inspectMedia(file: MediaFile): Promise<Inspected> {
  const inspect = await loadInspection(file.extension);
  return inspect(file);
}
