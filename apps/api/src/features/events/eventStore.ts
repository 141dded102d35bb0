import type { Insertable } from 'kysely';

import type { Tables } from '../../platform/storage/tables.ts';
import type { DayRange } from './range.ts';
import type { Dimension } from './tables.ts';

/** An event on a retailer's page, ready to store. */
export type StreamEvent = Insertable<Tables['impression']>;

/** The selection of visits to query, limited to what the user can access. */
export interface Selection {
  licenseIds: readonly number[];
  /** Undefined: all of them. */
  retailerIds: readonly number[] | undefined;
  /** The shelves of the packages; undefined for all. */
  shelfIds: readonly number[] | undefined;
  /** Shop-In-Shop packages only; then `shelfIds` are theirs. */
  isSisOnly: boolean;
  /** Whether categories narrow `shelfIds`: users are then counted per shelf. */
  hasCategoryRule: boolean;
}

/** The selection and the time range of a query. */
export interface Period {
  selection: Selection;
  /** Days of the report time zone. */
  range: DayRange;
}

/** Totals of visitors' activity on packages. */
export interface Measures {
  /** Visits: a package was shown. */
  count: number;
  inviewCount: number;
  /** The views with a measured duration. */
  timedCount: number;
  /** How long these were in view together. */
  inviewMs: number;
  interactionCount: number;
}

/** The dimension that users and lines are counted by. */
export type Owner = 'license' | 'retailer';

/** A day's measures. */
export interface DayMeasures extends Measures {
  day: string;
}

/** One visit. */
export interface Visit {
  time: Date;
  epackId: string | null;
  retailerId: number;
  licenseId: number;
  ean: string;
  browser: string;
  os: string;
  device: string;
  country: string;
}

/** A package at a retailer: a product page. */
export interface PageId {
  epackId: string;
  licenseId: number;
  retailerId: number;
}

/** The same, whatever license the package was published under. */
export type ProductPage = Omit<PageId, 'licenseId'>;

/** A product page from the day on from which it has a package. */
export interface PublishedSince extends ProductPage {
  since: string;
}

/** Daily users, summed by the ids they are counted for; ids without users are absent. */
export interface UserCounts {
  byDay: ReadonlyMap<string, number>;
  /** By its id, most users first. */
  byLicense: ReadonlyMap<number, number>;
  /** By its id, most users first. */
  byRetailer: ReadonlyMap<number, number>;
}

/**
 * The queries on a period. Every engine gives the same answers; they use ids, not names.
 *
 * They count events on the retailer's own pages with a license's package, without those of robots. A user is
 * a visitor's hash for one day at one retailer. Users are counted per day, license and retailer, and then
 * summed; if the query covers only some categories, also per set of categories.
 */
export interface Visits {
  /** Days without anything are absent. */
  countByDay(): Promise<DayMeasures[]>;
  /** Visits of each license or retailer by day. */
  countByDayAnd(owner: Owner): Promise<{ id: number; day: string; count: number }[]>;
  /** Daily users, counted three ways at once: telling them apart is the dearest of all questions. */
  countUsers(): Promise<UserCounts>;
  /** Visits by the hour of the report time zone's day: 24 numbers. */
  countByHour(): Promise<number[]>;
  /** The packages shown most: first the most shown, among equals by id. */
  rankEpacks(limit: number): Promise<{ epackId: string; count: number }[]>;
  /** The last visits, newest first. */
  listLast(limit: number): Promise<Visit[]>;
  /** How often each browser, country and so on came up. */
  countValues(): Promise<{ dimension: Dimension; value: string; count: number }[]>;
  /** The measures of each package at each retailer. */
  countByPage(): Promise<(PageId & Measures)[]>;
  /** Which pages showed a package, each once. */
  listVisitedPages(): Promise<ProductPage[]>;
  /** On how many of these pages, each named once, a package was shown day by day; days without any are absent. */
  countVisitedPages(pages: readonly PublishedSince[]): Promise<{ day: string; count: number }[]>;
  /** Finds the last day each of these pages showed its package; pages that never did are absent. */
  findLastDays(pages: readonly ProductPage[]): Promise<(ProductPage & { day: string })[]>;
}

/** Stores events and answers statistics queries; allows engines other than PostgreSQL. */
export interface EventStore {
  /** Resolves once the events are stored. An event whose id exists counts as stored. */
  add(events: readonly StreamEvent[]): Promise<void>;
  /** Starts queries on a period, as of `now`. */
  over(period: Period, now?: Date): Promise<Visits>;
  /**
   * Counts new events, creates storage for coming days, and drops expired data. Call it often, at any time.
   */
  maintain(now: Date): Promise<void>;
  /** Stores waiting events. */
  close(): Promise<void>;
}
