import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

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

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    font: FontTable;
  }
}
