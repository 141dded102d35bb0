import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** An uploaded image. */
interface FileTable {
  /** SHA-256 of the stored bytes. */
  id: string;
  extension: string;
  name: string;
  content_type: string;
  size_bytes: number;
  width_px: number;
  height_px: number;
  variants: JsonColumn<unknown>;
  created_by: number | null;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    file: FileTable;
  }
}
