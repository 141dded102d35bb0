import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** Blocks, a section or a template saved under a name; without a license, they belong to their owner. */
interface CustomComponentTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  public_id: Generated<string>;
  kind: Generated<'component' | 'section' | 'template'>;
  name: string;
  category: Generated<string>;
  /** Language of the texts; empty for a component. */
  locale: Generated<string>;
  /** Names of the properties that may change in a copy, by component id. Null: everything may. */
  slots: JsonColumn<Record<string, string[]>> | null;
  components: JsonColumn<unknown>;
  /** Files in the blocks that the author could use. */
  file_ids: Generated<string[]>;
  component_count: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    custom_component: CustomComponentTable;
  }
}
