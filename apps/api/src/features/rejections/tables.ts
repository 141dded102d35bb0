import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

interface RejectionTable {
  id: Generated<number>;
  epack_id: string;
  retailer_id: number;
  quote: string;
  reason: string;
  /** The property that has the words; empty if no block has them. */
  prop: string;
  /** The comment that is the task; null once it is deleted. */
  comment_id: number | null;
  created_by: number | null;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    rejection: RejectionTable;
  }
}
