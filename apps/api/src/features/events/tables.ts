import type { Generated } from 'kysely';

/** Reports of a publication by a retailer's pages. */
interface StreamReceiptTable {
  epack_id: string;
  retailer_id: number;
  /** The publication's hash. */
  publication: string;
  first_seen: Date;
  last_seen: Date;
  views: number;
}
/** Dimensions of visits: columns of {@link ImpressionTable}. */
export const dimensions = ['browser', 'device', 'os', 'platform', 'country'] as const;
/** A dimension of visits. */
export type Dimension = (typeof dimensions)[number];
/** Events reported by retailers' pages: one row each, in a partition per day. */
interface ImpressionTable {
  ts: Date;
  event_id: string;
  kind: 'view' | 'inview' | 'interaction' | 'miss' | 'error';
  epack_id: string | null;
  retailer_id: number;
  license_id: number | null;
  /** Shelf of the epack; 0 if unknown. */
  shelf_id: number;
  publication: string;
  ean: string;
  mpn: string;
  brand: string;
  locale: string;
  block: number | null;
  ms: number | null;
  visitor: Buffer | null;
  browser: string;
  device: string;
  os: string;
  platform: string;
  country: string;
  host: string;
  /** Reported from a site that is not the retailer's; stored but not counted. */
  is_foreign: boolean;
  /** Generated for the demo. */
  is_demo: boolean;
}
/** The salt of a day's visitor hashes. */
interface VisitorSaltTable {
  day: string;
  salt: Buffer;
}
/** A type and a sorted set of categories that epacks have. */
interface ShelfTable {
  id: Generated<number>;
  is_sis: boolean;
  categories: string[];
}
/** Measures of visitors' activity. */
interface RolledMeasures {
  /** Visits. */
  n: number;
  inviews: number;
  /** In-view events that have a duration. */
  timed_inviews: number;
  inview_ms: number;
  interactions: number;
}
/** The keys of the roll-ups by day. */
interface RolledPlace {
  day: string;
  license_id: number;
  retailer_id: number;
  shelf_id: number;
}
/** Measures per day, license, retailer, shelf and epack. */
interface RollEpackTable extends RolledPlace, RolledMeasures {
  epack_id: string;
}
/** Visits without retailer and shelf: small enough to rank products over a year. */
interface RollLicenseEpackTable {
  day: string;
  license_id: number;
  epack_id: string;
  n: number;
}
/** Visits per browser, country and so on. */
interface RollDimensionTable extends RolledPlace {
  dimension: Dimension;
  value: string;
  n: number;
}
/** Visits per dimension value, without retailer and shelf. */
interface RollLicenseDimensionTable {
  day: string;
  license_id: number;
  dimension: Dimension;
  value: string;
  n: number;
}
/** Measures per license, retailer and shelf. */
type RollVisitTable = RolledPlace & RolledMeasures;
/** Visits per hour of the report time zone's day. */
interface RollHourTable extends RolledPlace {
  hour: number;
  n: number;
}
/**
 * Daily users per license and retailer: of a shelf by its id, of everything (0), of all Shop-in-shop packages
 * (-1).
 */
interface RollUserTable {
  day: string;
  license_id: number;
  retailer_id: number;
  part: number;
  users: number;
}
/** State of each day's roll-up. */
interface RollStateTable {
  day: string;
  rolled_at: Date | null;
  is_dirty: boolean;
}
/** Time zone of the roll-ups' days; one row. */
interface RollZoneTable {
  time_zone: string;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    stream_receipt: StreamReceiptTable;
    impression: ImpressionTable;
    visitor_salt: VisitorSaltTable;
    roll_epack: RollEpackTable;
    roll_license_epack: RollLicenseEpackTable;
    shelf: ShelfTable;
    roll_hour: RollHourTable;
    roll_user: RollUserTable;
    roll_license_dimension: RollLicenseDimensionTable;
    roll_dimension: RollDimensionTable;
    roll_visit: RollVisitTable;
    roll_state: RollStateTable;
    roll_zone: RollZoneTable;
  }
}
