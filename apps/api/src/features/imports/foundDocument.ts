import type { importNoteCodes } from '@vitrina/api-client/contract';
import type { ProductContent } from '@vitrina/page-designs';

import type { ImportedDocument } from './readDocument.ts';
import type { UncountedFinding } from './tables.ts';

/** A document of an upload, to become a package. */
export interface FoundDocument {
  /** Path of the zip in the upload that holds it; empty for the upload itself. */
  archive: string;
  /** Path in the upload, through the zip that holds it. */
  path: string;
  /** Reads it. Returns the code of the reason if it is no package. */
  read(): Promise<ReadDocument | (typeof importNoteCodes)[number]>;
}

/** A document that is a package. */
export interface ReadDocument extends ImportedDocument {
  /** The product whose page it is, if it is made from data. */
  product?: ProductContent<string>;
  /** Findings of reading it. Default: none. */
  findings?: readonly UncountedFinding[];
}
