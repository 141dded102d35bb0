import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** A resumable upload. */
interface UploadTable {
  id: string;
  user_id: number;
  name: string;
  size_bytes: number;
  /** The stored file, once the upload is finished. */
  file_id: Generated<string | null>;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    upload: UploadTable;
  }
}
