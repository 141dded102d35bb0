import type { Interval, Marketplace, Report } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** A report: its request and its progress. */
interface ReportTable {
  id: Generated<number>;
  user_id: number;
  kind: Report['kind'];
  interval: Interval;
  from_day: string;
  to_day: string;
  time_zone: string;
  marketplace: Marketplace;
  license_ids: readonly number[];
  /** Selected retailers; empty for all of the marketplace. */
  chosen_retailer_ids: readonly number[];
  /** Retailers whose visits the report contains. */
  retailer_ids: readonly number[];
  /** Shelves of its epacks; null for all. */
  shelf_ids: readonly number[] | null;
  statistics_group_id: number | null;
  status: ColumnType<Report['status'], Report['status'] | undefined>;
  /** From 0 to 100. */
  progress: Generated<number>;
  row_count: Generated<number>;
  count: Generated<number>;
  created_at: Timestamp;
  finished_at: Date | null;
}
/** A product at a retailer, with names from the time of the report. */
interface ReportRowTable {
  report_id: number;
  epack_id: string;
  license_id: number;
  retailer_id: number;
  public_id: string;
  name: string;
  brand: string;
  ean: string;
  mpn: string;
  license_name: string;
  retailer_name: string;
  count: number;
  inview_count: number;
  timed_count: number;
  inview_ms: number;
  /** Null without times, and for reports of earlier releases. */
  median_ms: number | null;
  interaction_count: number;
  /** Visits by interval. */
  points: number[];
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    report: ReportTable;
    report_row: ReportRowTable;
  }
}
