import type { Insertable } from 'kysely';

import type { Tables } from '../../platform/storage/tables.ts';
import type { DayRange } from './range.ts';
import type { Dimension } from './tables.ts';

/** One thing that happened on a retailer's page, ready to be stored. */
export type StreamEvent = Insertable<Tables['impression']>;

/** Whose visits are asked about. A user's reach is in it: what is not, nobody is told of. */
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
  /** Those of them that say how long. */
  timedCount: number;
  /** How long these were in view together. */
  inviewMs: number;
  interactionCount: number;
}

/** The dimension that users and lines are counted by. */
export type Owner = 'license' | 'retailer';

/** One day's measures. */
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

/** A package at a retailer: one product page. */
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

/** Daily users, summed by what they are counted for; what has none is absent. */
export interface UserCounts {
  byDay: ReadonlyMap<string, number>;
  /** By its id, most users first. */
  byLicense: ReadonlyMap<number, number>;
  /** By its id, most users first. */
  byRetailer: ReadonlyMap<number, number>;
}

/**
 * The questions about a period. Every engine gives the same answers to them; names are not its business, ids are.
 *
 * Counted is what happened on the retailer's own pages to a package of a license, except for what robots did. A user is
 * a visitor's hash of one day at one retailer; users are counted per day, license and retailer, and summed from there:
 * for a part of the categories, per category set as well.
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
  /** The last day each of these pages showed its package; those that never did are absent. */
  findLastDays(pages: readonly ProductPage[]): Promise<(ProductPage & { day: string })[]>;
}

/** Where events go and statistics come from. Another engine can take PostgreSQL's place behind it. */
export interface EventStore {
  /** Resolves once the events are stored. One with an id that is already there counts as stored. */
  add(events: readonly StreamEvent[]): Promise<void>;
  /** Opens the questions about a period, as things are at `now`. */
  over(period: Period, now?: Date): Promise<Visits>;
  /** Counts what came since, makes room for what is to come, and lets go of what is past its time. Often, and at will. */
  maintain(now: Date): Promise<void>;
  /** Stores what is still waiting. */
  close(): Promise<void>;
}
