import type { PresencePlace } from '@vitrina/api-client/contract';
import type { Generated } from 'kysely';

import type { JsonColumn } from '../../platform/storage/columns.ts';

/** An open editor, of any process. Unlogged. */
interface PresenceTable {
  id: string;
  epack_id: string;
  user_id: number;
  name: string;
  place: JsonColumn<PresencePlace>;
  /** Old rows are those of processes that were killed. */
  seen_at: Generated<Date>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    presence: PresenceTable;
  }
}
