import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

interface DataSourceTable {
  id: Generated<number>;
  license_id: number;
  name: string;
  /** Ordered names, since JSON objects have no order. */
  columns: ColumnType<string[], string | undefined, string>;
  updated_at: Timestamp;
  revision: Generated<number>;
}
interface DataSourceItemTable {
  id: Generated<number>;
  data_source_id: number;
  data: JsonColumn<unknown>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    data_source: DataSourceTable;
    data_source_item: DataSourceItemTable;
  }
}
