import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

/** An epack without its pages, which are in {@link PageTable}. */
interface EpackTable {
  id: string;
  public_id: string;
  license_id: number | null;
  owner_id: number;
  type: 'sis' | 'minisite';
  /** epackData without `components`. */
  data: JsonColumn<unknown>;
  /** Incremented with each change of `data`. */
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
  /** Layout the epack was created from; empty if none. */
  layout: Generated<string>;
  /** Creator's id and the request's idempotency key; null if none. */
  creation_key: Generated<string | null>;
  /** Uploaded files that `data` refers to. */
  file_ids: Generated<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
}
/** Search text of the list, written by a trigger. */
interface EpackSearchTable {
  epack_id: string;
  search_text: string;
}
/** Current state of a page. */
interface PageTable {
  epack_id: string;
  locale: string;
  template: string;
  page: string;
  revision: number;
  components: JsonColumn<unknown>;
  component_count: number;
  size_bytes: number;
  /** Uploaded files used by the page. */
  file_ids: string[];
  saved_at: Timestamp;
  saved_by: number;
}
/** State of a page until `replaced_at`. */
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
