import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** An epack's own row; its pages have rows of their own. */
interface EpackTable {
  id: string;
  public_id: string;
  license_id: number | null;
  owner_id: number;
  type: 'sis' | 'minisite';
  /** epackData without `components`. */
  data: JsonColumn<unknown>;
  /** Grows with each change of `data`. */
  data_revision: Generated<number>;
  /** activeEpackage. */
  active: JsonColumn<unknown>;
  name: string;
  brand: string;
  mpn: string;
  ean: string;
  mapping_id: string;
  categories: string[];
  tags: string[];
  author: string;
  version: string;
  custom_package_id: string;
  /** The layout it was begun with; empty where there is none. */
  layout: Generated<string>;
  /** Whose creation it was and the key that came with it; null where there was none. */
  creation_key: Generated<string | null>;
  /** The uploaded files `data` mentions. */
  file_ids: Generated<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
}
/** What the list is searched by; a trigger writes it. */
interface EpackSearchTable {
  epack_id: string;
  search_text: string;
}
/** A page as it is now. */
interface PageTable {
  epack_id: string;
  locale: string;
  template: string;
  page: string;
  revision: number;
  components: JsonColumn<unknown>;
  component_count: number;
  size_bytes: number;
  /** The uploaded files the page shows. */
  file_ids: string[];
  saved_at: Timestamp;
  saved_by: number;
}
/** A page as it was until `replaced_at`. */
interface PageVersionTable extends Omit<PageTable, 'file_ids'> {
  replaced_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    epack: EpackTable;
    epack_search: EpackSearchTable;
    page: PageTable;
    page_version: PageVersionTable;
  }
}
