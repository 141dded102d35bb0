import type { Generated } from 'kysely';

interface ListViewTable {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    list_view: ListViewTable;
  }
}
