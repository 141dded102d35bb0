/** What retailers' pages report: one row per event, in a partition per day. */
export interface ImpressionTable {
  ts: Date;
  event_id: string;
  kind: 'view' | 'inview' | 'interaction' | 'miss' | 'error';
  epack_id: string | null;
  retailer_id: number;
  license_id: number | null;
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
  /** Reported from a site that is not the retailer's: kept, not counted. */
  is_foreign: boolean;
  /** Made up for the demonstration. */
  is_demo: boolean;
}
/** The salt of a day's visitor hashes. */
export interface VisitorSaltTable {
  day: string;
  salt: Buffer;
}
/** Visits per day, licence, retailer and epack. */
export interface RollEpackTable {
  day: string;
  license_id: number;
  retailer_id: number;
  epack_id: string;
  n: number;
}
/** The same without the retailer: small enough to rank products over a year. */
export interface RollLicenseEpackTable {
  day: string;
  license_id: number;
  epack_id: string;
  n: number;
}
/** Visits per browser, country and so on. */
export interface RollDimensionTable {
  day: string;
  license_id: number;
  retailer_id: number;
  dimension: 'browser' | 'device' | 'os' | 'platform' | 'country';
  value: string;
  n: number;
}
/** Visits and daily users per licence and retailer. */
export interface RollVisitTable {
  day: string;
  license_id: number;
  retailer_id: number;
  n: number;
  users: number;
}
/** Which days are rolled up, and which have to be again. */
export interface RollStateTable {
  day: string;
  rolled_at: Date | null;
  is_dirty: boolean;
}
/** The time zone whose days the roll-ups are of; one row. */
export interface RollZoneTable {
  time_zone: string;
}
