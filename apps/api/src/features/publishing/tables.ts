import type { BrandKitWire, MeasuredHeight } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';
import type { EpackRow } from '../epacks/queries.ts';

/** Product data of an epack at the time of its publication. */
export type PublishedProduct = Pick<
  EpackRow,
  'type' | 'name' | 'brand' | 'ean' | 'mpn' | 'mapping_id' | 'categories' | 'tags'
>;

/** A publication to retailers; one row per publish action. */
interface PublicationTable {
  id: Generated<number>;
  epack_id: string;
  license_id: number;
  /** Hash of the exact content. */
  hash: string;
  retailer_ids: number[];
  keys: JsonColumn<unknown>;
  /** The pointer file; null for publications older than the column. */
  pointer: JsonColumn<unknown> | null;
  /** The product data it was published with; null for publications older than the column. */
  product: JsonColumn<PublishedProduct> | null;
  /** The look it was rendered with; null for the plain one. */
  brand_kit: ColumnType<BrandKitWire | null, string | null, string | null>;
  rolled_back_to: number | null;
  published_by: number;
  published_at: Timestamp;
}
/** Page revisions that a publication contains. */
interface PublicationPageTable {
  publication_id: number;
  locale: string;
  template: string;
  page: string;
  revision: number;
}
/** Publication that a retailer shows for a product key. */
interface StreamPointerTable {
  retailer_id: number;
  kind: 'mapping' | 'gtin' | 'mpn';
  key: string;
  epack_id: string;
  publication_id: number;
}
/** A pointer whose file is outdated. */
interface PointerChangeTable extends Pick<StreamPointerTable, 'retailer_id' | 'kind' | 'key'> {
  /** The transaction that marked it. */
  noted_by: Generated<string>;
}
/** A retailer whose coverage file is outdated; several rows are one mark. */
interface CoverageChangeTable {
  retailer_id: number;
}
/** A scheduled publication. */
interface PublicationScheduleTable {
  id: Generated<number>;
  epack_id: string;
  license_id: number;
  retailer_ids: number[];
  /** Whether it can replace another package with the same codes. */
  may_rewrite: boolean;
  due_at: Timestamp;
  state: ColumnType<
    'waiting' | 'published' | 'failed' | 'cancelled',
    undefined,
    'published' | 'failed' | 'cancelled'
  >;
  /** Error code of the refusal. */
  failure: string | null;
  scheduled_by: number;
  publication_id: number | null;
  created_at: Generated<Date>;
}
/** Token of a retailer's feed address, as a hash. */
interface FeedTokenTable {
  retailer_id: number;
  /** SHA-256 of the token. */
  hash: Buffer;
  created_at: Timestamp;
  used_at: Date | null;
}
/** A finding that a person ignores with a reason. */
interface IgnoredFindingTable {
  id: Generated<number>;
  epack_id: string;
  /** The `ignoreKey` of block-kit. */
  key: string;
  reason: string;
  ignored_by: number | null;
  ignored_at: Timestamp;
}
/** Heights of a page by width, measured in a browser on the server. */
interface MeasuredHeightTable {
  /** The page's `html` and `css` in the pointer. */
  html: string;
  css: string;
  heights: ColumnType<MeasuredHeight[], string, never>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    publication: PublicationTable;
    publication_page: PublicationPageTable;
    stream_pointer: StreamPointerTable;
    pointer_change: PointerChangeTable;
    coverage_change: CoverageChangeTable;
    publication_schedule: PublicationScheduleTable;
    feed_token: FeedTokenTable;
    ignored_finding: IgnoredFindingTable;
    measured_height: MeasuredHeightTable;
  }
}
