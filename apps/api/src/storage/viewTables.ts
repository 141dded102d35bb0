import type { Generated } from 'kysely';

interface ListViewTable {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
}

/** The tables of what users keep of their lists. */
export interface ViewTables {
  list_view: ListViewTable;
}
