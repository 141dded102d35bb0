import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from './columns.ts';

interface FontTable {
  id: Generated<number>;
  family: string;
  weight: string;
  style: string;
  formats: JsonColumn<unknown>;
  license_statement: Generated<string>;
  created_by: number | null;
  created_at: Timestamp;
}
interface DataSourceTable {
  id: Generated<number>;
  license_id: number;
  name: string;
  /** Names in their order; a record's JSON keeps none. */
  columns: ColumnType<string[], string | undefined, string>;
  updated_at: Timestamp;
  revision: Generated<number>;
}
interface DataSourceItemTable {
  id: Generated<number>;
  data_source_id: number;
  data: JsonColumn<unknown>;
}
interface AiUsageTable {
  user_id: number;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  requests: number;
  tokens: number;
}

/** The tables of the services beside the builder. */
export interface ServiceTables {
  font: FontTable;
  data_source: DataSourceTable;
  data_source_item: DataSourceItemTable;
  ai_usage: AiUsageTable;
}
