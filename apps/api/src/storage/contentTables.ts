import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from './columns.ts';

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
/** An uploaded picture. */
interface FileTable {
  /** SHA-256 of the stored bytes. */
  id: string;
  extension: string;
  name: string;
  content_type: string;
  size_bytes: number;
  width_px: number;
  height_px: number;
  variants: JsonColumn<unknown>;
  created_by: number | null;
  created_at: Timestamp;
}
/** A blob that is being stored and has no row yet. */
interface BlobAttemptTable {
  key: string;
  begun_at: Timestamp;
}

/** What went out to retailers, once per act. */
interface PublicationTable {
  id: Generated<number>;
  epack_id: string;
  license_id: number;
  /** Names the exact content. */
  hash: string;
  retailer_ids: number[];
  keys: JsonColumn<unknown>;
  /** The pointer file; null for publications older than the column. */
  pointer: JsonColumn<unknown> | null;
  rolled_back_to: number | null;
  published_by: number;
  published_at: Timestamp;
}
/** Which revisions of its pages a publication was made of. */
interface PublicationPageTable {
  publication_id: number;
  locale: string;
  template: string;
  page: string;
  revision: number;
}
/** What a retailer shows for a product key. */
interface StreamPointerTable {
  retailer_id: number;
  kind: 'mapping' | 'gtin' | 'mpn';
  key: string;
  epack_id: string;
  publication_id: number;
}
/** A pointer whose file is still to follow its row. */
type PointerChangeTable = Pick<StreamPointerTable, 'retailer_id' | 'kind' | 'key'>;
/** What a retailer's pages reported of a publication. */
interface StreamReceiptTable {
  epack_id: string;
  retailer_id: number;
  /** The publication's hash. */
  publication: string;
  first_seen: Date;
  last_seen: Date;
  views: number;
}

/** Blocks saved under a name; without a license they are their owner's. */
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
/** A folder of the assets library. */
interface AssetFolderTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  parent_id: number | null;
  name: string;
  created_at: Timestamp;
}
/** An uploaded file in a license's library, or in its owner's. */
interface AssetTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  folder_id: number | null;
  file_id: string;
  name: string;
  alt: string;
  created_at: Timestamp;
}

/** The tables of epacks, their publications and the library. */
export interface ContentTables {
  epack: EpackTable;
  epack_search: EpackSearchTable;
  page: PageTable;
  page_version: PageVersionTable;
  file: FileTable;
  blob_attempt: BlobAttemptTable;
  publication: PublicationTable;
  publication_page: PublicationPageTable;
  stream_pointer: StreamPointerTable;
  pointer_change: PointerChangeTable;
  stream_receipt: StreamReceiptTable;
  custom_component: CustomComponentTable;
  asset_folder: AssetFolderTable;
  asset: AssetTable;
}
