import type { Insertable } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import type { DayRange } from './range.ts';
import type { Dimension } from './tables.ts';
import type { ViewClass } from './viewClasses.ts';

/** An event on a retailer's page, ready to store. */
export type StreamEvent = Insertable<Tables['impression']>;

/** The selection of visits to query, limited to what the user can access. */
export interface Selection {
  licenseIds: readonly number[];
  /** Undefined: all of them. */
  retailerIds: readonly number[] | undefined;
  /** The shelves of the packages; undefined for all. */
  shelfIds: readonly number[] | undefined;
  /** Whether only Shop-in-shop packages count; `shelfIds` are then theirs. */
  isSisOnly: boolean;
  /** Whether categories limit `shelfIds`: users are then counted per shelf. */
  hasCategoryRule: boolean;
  /** The classes of views to count. */
  classes: readonly ViewClass[];
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
  /** The total time these were in view, at most `maxInviewMs` of each. */
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

/** A package on one page of a retailer's site: a product can have several. */
export interface KeyedPage extends PageId {
  /** See `pageKey` of `@vitrina/stream-embed/pointer`. */
  pageKey: string;
}

/** The views of one class that a package had at a retailer on a day. */
export interface ClassCount extends PageId {
  day: string;
  class: ViewClass;
  count: number;
}

/** The number of views on a day whose time in view is in a bucket. */
export interface TimeCount {
  day: string;
  bucket: number;
  count: number;
}

/** The median time in view of a package at a retailer. */
export interface PageMedian extends PageId {
  /** At most 5 % off; see `middleOf`. */
  medianMs: number;
}

/** A product page under any license. */
export type ProductPage = Omit<PageId, 'licenseId'>;

/** A product page, and the day since it has had a package. */
export interface PublishedSince extends ProductPage {
  since: string;
}

/** Daily users, summed by the ids they are counted for; ids without users are absent. */
export interface UserCounts {
  byDay: ReadonlyMap<string, number>;
  /** By license id, most users first. */
  byLicense: ReadonlyMap<number, number>;
  /** By retailer id, most users first. */
  byRetailer: ReadonlyMap<number, number>;
}

/**
 * The queries on a period. Every engine gives the same answers; they use ids, not names.
 *
 * They count events of the selected classes on the retailer's own pages with a license's package. A user is a visitor's
 * hash for one day at one retailer. Users are counted per day, license, retailer and class, and then summed; if the query covers only some categories, also per set of categories.
 */
export interface Visits {
  /** Days without events are absent. */
  countByDay(): Promise<DayMeasures[]>;
  /** Visits of each license or retailer by day. */
  countByDayAnd(owner: Owner): Promise<{ id: number; day: string; count: number }[]>;
  /** Counts daily users in three ways at once, since it is the most expensive query. */
  countUsers(): Promise<UserCounts>;
  /** Visits by hour of the day in the report time zone: 24 numbers. */
  countByHour(): Promise<number[]>;
  /** Ranks packages by views, by default all of them; packages with equal views by id. */
  rankEpacks(limit?: number): Promise<{ epackId: string; count: number }[]>;
  /** Visits of these packages by day; days without any are absent. */
  countByDayOf(epackIds: readonly string[]): Promise<{ day: string; count: number }[]>;
  /** Finds the first day with a visit; undefined without visits. */
  findFirstDay(): Promise<string | undefined>;
  /** Lists the last visits, newest first. */
  listLast(limit: number): Promise<Visit[]>;
  /** Counts the values of each dimension: browser, country and so on. */
  countValues(): Promise<{ dimension: Dimension; value: string; count: number }[]>;
  /** Returns the measures of each package at each retailer. */
  countByPage(): Promise<(PageId & Measures)[]>;
  /** Counts the times in view by day and bucket; see `medianOf`. */
  countTimes(): Promise<TimeCount[]>;
  /** Returns the median time in view of each package at each retailer; none without views that report a time. */
  findMedians(): Promise<PageMedian[]>;
  /** Returns the views of each package at each retailer by day and class. */
  countByDayAndClass(): Promise<ClassCount[]>;
  /** Returns the measures of each package on each page that has a key. */
  countByPageKey(): Promise<(KeyedPage & Measures)[]>;
  /** Lists the pages that showed a package, each once. */
  listVisitedPages(): Promise<ProductPage[]>;
  /**
   * Counts by day how many of these pages, each listed once, showed a package; days without any are absent.
   */
  countVisitedPages(pages: readonly PublishedSince[]): Promise<{ day: string; count: number }[]>;
  /** Finds the last day each of these pages showed its package; pages that never did are absent. */
  findLastDays(pages: readonly ProductPage[]): Promise<(ProductPage & { day: string })[]>;
}

/** Verified views of a package that may be suspicious: in one hour or day, on one page or all. */
export interface ViewGroup extends PageId {
  /** Empty for all pages. */
  pageKey: string;
  /** Start of the hour or day. */
  from: Date;
  /** Hexadecimal; empty for all networks. */
  network: string;
  count: number;
}

/** Groups of views to judge; see `ViewGroup`. */
export interface ViewGroups {
  /** By hour, of each page and of all pages of a package at a retailer. */
  hours: ViewGroup[];
  /** By day, of each page and network. */
  networks: ViewGroup[];
  /** By day and page: views with a time in view that is impossible. */
  impossible: ViewGroup[];
}

/** The smallest groups to list. */
export type LeastViews = Record<keyof ViewGroups, number>;

/** Views of a package on a day that are in no figure. */
export interface LeftOut extends PageId {
  day: string;
  /** Views received again: each counts once. */
  repeated: number;
  /** Views from sites that are not the retailer's. */
  misplaced: number;
}

/** Finds suspicious views, and keeps them out of the figures or puts them back. */
export interface Anomalies {
  /** Lists the groups of the verified views on one day of the report time zone. */
  listGroups(day: string, least: LeastViews): Promise<ViewGroups>;
  /**
   * Removes the events of removed anomalies from the figures and puts those of the others back. Repeating it removes events
   * that came late.
   *
   * @param query the transaction that changed the anomalies
   * @param ids anomalies of one package at one retailer that share some time
   * @returns the views that each removed anomaly keeps out of the figures; a view belongs to the first one removed
   */
  apply(query: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Lists the views that no figure has, by day and package. */
  listLeftOut(period: Period): Promise<LeftOut[]>;
}

/** Stores events and answers statistics queries; allows engines other than PostgreSQL. */
export interface EventStore {
  /** Resolves once the events are stored. An event whose id exists counts as stored. */
  add(events: readonly StreamEvent[]): Promise<void>;
  /** Starts queries on a period, as of `now`. */
  over(period: Period, now?: Date): Promise<Visits>;
  anomalies: Anomalies;
  /**
   * Counts new events, creates storage for coming days, and drops expired data. Call it often, at any time.
   */
  maintain(now: Date): Promise<void>;
  /** Removes the events stored outside the database, of which there are none without another engine. */
  clearOutside(): Promise<void>;
  /** Stores waiting events. */
  close(): Promise<void>;
}
