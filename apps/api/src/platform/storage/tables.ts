import type { Timestamp } from './columns.ts';

/** A blob that is being stored and has no row yet. */
interface BlobAttemptTable {
  key: string;
  begun_at: Timestamp;
}

/** Every table of the database, for Kysely. Features add theirs in their own `tables.ts` by augmenting this interface. */
export interface Tables {
  blob_attempt: BlobAttemptTable;
}
