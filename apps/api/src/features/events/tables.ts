import type { AnomalyKind } from '@vitrina/api-client/contract';
import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

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
  /** The key of the product page; empty if an older script sent none. */
  page_key: string;
  block: number | null;
  /** For a time in view, the whole time of the view so far. */
  ms: number | null;
  /** The number of the event's class; see `viewClasses`. */
  class: number;
  /**
   * The view that the event belongs to; null for a view of its own. Events with the same id are of the same package, place
   * and class.
   */
  view_id: string | null;
  /** The verified view for which this event claims more time in view than has passed; null for plausible events. */
  impossible_view: string | null;
  /** A keyed hash of the visitor's network and the page, for one day; null if the visitor refused to be told apart. */
  network: Buffer | null;
  /** The anomaly that the event was removed with. */
  anomaly_id: number | null;
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
/** Suspicious views: those of a package on one page, or on all pages of a retailer, in some time of one day. */
interface ViewAnomalyTable {
  id: Generated<number>;
  kind: AnomalyKind;
  license_id: number;
  retailer_id: number;
  epack_id: string;
  /** Empty for all pages of the package. */
  page_key: string;
  day: string;
  from_at: Date;
  until_at: Date;
  /** Empty for all networks. */
  network: Buffer;
  /** The number of views when they were found last. */
  views: number;
  /** The usual number in the same time; null if it does not matter. */
  usual: number | null;
  found_at: Timestamp;
  /** When the views were removed from the figures; null if they are in them. */
  removed_at: Date | null;
  /** The number of views that it keeps out of the figures. */
  removed_views: Generated<number>;
}
/** Views that are in no figure, by day and package. */
interface ViewTallyTable {
  day: string;
  license_id: number;
  retailer_id: number;
  epack_id: string;
  /** All views received, counted with an engine that cannot tell which of them it had. */
  arrived: Generated<number>;
  /** Views received again: each counts once. */
  repeated: Generated<number>;
  /** Views from sites that are not the retailer's. */
  misplaced: Generated<number>;
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
  class: number;
}
/** Measures per day, license, retailer, shelf and epack. */
interface RollEpackTable extends RolledPlace, RolledMeasures {
  epack_id: string;
}
/** Measures per product page of a retailer. */
interface RollPageTable extends RolledPlace, RolledMeasures {
  epack_id: string;
  page_key: string;
}
/** Visits without retailer and shelf: small enough to rank products over a year. */
interface RollLicenseEpackTable {
  day: string;
  license_id: number;
  class: number;
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
  class: number;
  dimension: Dimension;
  value: string;
  n: number;
}
/** Times in view per package, by length; see `bucketOf`. */
interface RollEpackTimeTable extends RolledPlace {
  epack_id: string;
  bucket: number;
  n: number;
}
/** Times in view by length. */
interface RollVisitTimeTable extends RolledPlace {
  bucket: number;
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
 * (-1). Of each class: a visitor with views of two classes is in both.
 */
interface RollUserTable {
  day: string;
  license_id: number;
  retailer_id: number;
  part: number;
  class: number;
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
    view_anomaly: ViewAnomalyTable;
    view_tally: ViewTallyTable;
    roll_epack: RollEpackTable;
    roll_page: RollPageTable;
    roll_epack_time: RollEpackTimeTable;
    roll_visit_time: RollVisitTimeTable;
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
