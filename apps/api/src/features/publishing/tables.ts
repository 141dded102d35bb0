import type { MeasuredHeight } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

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
/** A publication that was asked for ahead. */
interface PublicationScheduleTable {
  id: Generated<number>;
  epack_id: string;
  license_id: number;
  retailer_ids: number[];
  /** Whether it may take the place of another package with the same codes. */
  may_rewrite: boolean;
  due_at: Timestamp;
  state: ColumnType<
    'waiting' | 'published' | 'failed' | 'cancelled',
    undefined,
    'published' | 'failed' | 'cancelled'
  >;
  /** The code it was refused with. */
  failure: string | null;
  scheduled_by: number;
  publication_id: number | null;
  created_at: Generated<Date>;
}
/** What the token of a retailer's feed address is found by. */
interface FeedTokenTable {
  retailer_id: number;
  /** SHA-256 of the token. */
  hash: Buffer;
  created_at: Timestamp;
  used_at: Date | null;
}
/** How high a page is by width, as a browser of ours measured it. */
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
    publication_schedule: PublicationScheduleTable;
    feed_token: FeedTokenTable;
    measured_height: MeasuredHeightTable;
  }
}
