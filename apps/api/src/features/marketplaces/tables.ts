import type { ColumnType } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

interface AmazonConnectionTable {
  user_id: number;
  account: string | null;
  /** Sealed. */
  tokens: Buffer;
  is_expired: ColumnType<boolean, boolean | undefined, boolean>;
  /** When Amazon last accepted the connection. */
  checked_at: Timestamp;
  connected_at: Timestamp;
}
interface AmazonAuthorisationTable {
  state_hash: Buffer;
  user_id: number;
  expires_at: Date;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    amazon_connection: AmazonConnectionTable;
    amazon_authorisation: AmazonAuthorisationTable;
  }
}
