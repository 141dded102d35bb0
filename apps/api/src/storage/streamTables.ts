import type { MeasuredHeight } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { Timestamp } from './columns.ts';

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

/** How high a published page came to be at a retailer, at one size. */
interface StreamHeightTable {
  retailer_id: number;
  /** The publication's hash. */
  publication: string;
  /** The page's `html` in the pointer. */
  page: string;
  size: 'desktop' | 'laptop' | 'tablet' | 'mobile';
  /** In px, as the first visits reported it. */
  heights: number[];
}

/** How high a page is by width, as a browser of ours measured it. */
interface MeasuredHeightTable {
  /** The page's `html` and `css` in the pointer. */
  html: string;
  css: string;
  heights: ColumnType<MeasuredHeight[], string, never>;
}

/** The tables of what leaves the building. */
export interface StreamTables {
  publication_schedule: PublicationScheduleTable;
  feed_token: FeedTokenTable;
  stream_height: StreamHeightTable;
  measured_height: MeasuredHeightTable;
}
