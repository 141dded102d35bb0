import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

interface FrontLogTable {
  id: Generated<number>;
  user_id: number;
  action: string;
  action_type: string;
  target: string;
  data: JsonColumn<unknown>;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    front_log: FrontLogTable;
  }
}
