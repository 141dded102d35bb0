import type { FileKind } from '@vitrina/api-client';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** A stored file. */
interface FileTable {
  /** SHA-256 of the stored bytes. */
  id: string;
  kind: FileKind;
  extension: string;
  name: string;
  content_type: string;
  size_bytes: number;
  /** Null for files that cover no area. */
  width_px: number | null;
  height_px: number | null;
  variants: JsonColumn<unknown>;
  /** `FileFacts` of the contract. */
  facts: JsonColumn<unknown>;
  /** The image made to stand for the file. */
  poster_id: string | null;
  created_by: number | null;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    file: FileTable;
  }
}
