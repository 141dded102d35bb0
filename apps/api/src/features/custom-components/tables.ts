import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** Blocks saved under a name; without a license, they belong to their owner. */
interface CustomComponentTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  name: string;
  components: JsonColumn<unknown>;
  component_count: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    custom_component: CustomComponentTable;
  }
}
