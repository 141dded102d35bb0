import type { ShopFault } from '../shop/faults.ts';
import { demoShop } from '../directory.ts';
import { chanceOf, wholeOf } from './chance.ts';
import { calendarPackages, type CalendarPackage } from './packages.ts';
import { stories } from './stories.ts';

/** A mistake in a page's script tag, in days ago. */
export interface PageFault {
  readonly fault: ShopFault;
  /** The first day with it. */
  readonly since: number;
  /** The first day without it again. Absent while it lasts. */
  readonly until?: number;
}

/** A reason that a user noted for a page. */
export interface PageNote {
  readonly reasonId: number;
  readonly since: number;
}

/** A retailer's product page of a published package. */
export interface CalendarPage {
  readonly package: CalendarPackage;
  readonly retailerId: number;
  /** Its path on the demo's server; null if the retailer has no page for the product. */
  readonly path: string | null;
  /** Oldest first; they do not overlap. */
  readonly faults: readonly PageFault[];
  readonly note?: PageNote;
}

/** Pages that lack one now: the server renders them with the fault. */
const lasting: readonly (PageFault & { readonly mpn: string; readonly retailerId: number })[] = [
  { mpn: 'LV-B1-CE', retailerId: 7, fault: 'noScript', since: 5 },
  { mpn: 'KV-S1-BK', retailerId: 6, fault: 'noBrand', since: 3 },
  { mpn: 'HA-P1-WO', retailerId: 5, fault: 'incorrectBrand', since: 9 },
];

/** Retailers that have no page for a published product; one of them was asked for it. */
const missing: readonly { readonly mpn: string; readonly retailerId: number; readonly note?: PageNote }[] = [
  { mpn: 'KH-GP-300', retailerId: 3 },
  { mpn: 'KH-KB-400', retailerId: 4, note: { reasonId: 1, since: 40 } },
];

const pastFaults: readonly ShopFault[] = ['noScript', 'incorrectScript', 'noBrand', 'incorrectBrand'];

/** Before the days of the stories. */
const calmSince = 45;
const faultyPart = 0.16;
const firstCheckedDays = 10;

/** Returns the fault that some pages had for a few days. */
function pastFault(
  { mpn, publications: [first], unpublished }: CalendarPackage,
  retailerId: number,
): PageFault[] {
  const name = `${mpn} ${retailerId} fault`;
  const oldest = Math.min(first - firstCheckedDays, 340);
  if (chanceOf(name) >= faultyPart || oldest <= calmSince + 10 || unpublished) return [];
  const since = wholeOf(`${name} since`, calmSince + 10, oldest);
  const until = since - wholeOf(`${name} length`, 2, 8);
  const days = Array.from({ length: since - until + 1 }, (_, at) => until + at);
  if (days.some((day) => isShopDown(retailerId, day))) return [];
  const fault = pastFaults[wholeOf(`${name} kind`, 0, pastFaults.length)] ?? 'noScript';
  return [{ fault, since, until }];
}

/** Returns whether a retailer's shop did not answer on a day: once for two days, and a day in another season. */
export function isShopDown(retailerId: number, daysAgo: number): boolean {
  const first = 60 + ((retailerId * 71) % 190);
  return daysAgo === first || daysAgo === first + 1 || daysAgo === 330 - retailerId * 3;
}

function faultsOf(one: CalendarPackage, retailerId: number): PageFault[] {
  const { lostScript } = stories;
  if (one.mpn === lostScript.mpn && retailerId === lostScript.retailerId) {
    return [{ fault: 'noScript', since: lostScript.since, until: lostScript.until }];
  }
  const now = lasting.filter((page) => page.mpn === one.mpn && page.retailerId === retailerId);
  return [...pastFault(one, retailerId), ...now.map(({ fault, since }) => ({ fault, since }))];
}

function pathOf({ gtin, watchedId }: CalendarPackage, retailerId: number): string {
  if (watchedId !== undefined) return `/demo-shop/watched/${watchedId}`;
  const shop = retailerId === demoShop.id ? '' : `at/${retailerId}/`;
  return `/demo-shop/${shop}products/${gtin}`;
}

function toPage(one: CalendarPackage, retailerId: number): CalendarPage {
  const gap = missing.find((page) => page.mpn === one.mpn && page.retailerId === retailerId);
  if (gap) {
    return { package: one, retailerId, path: null, faults: [], ...(gap.note && { note: gap.note }) };
  }
  const isQuiet = one.audience !== 'usual';
  return {
    package: one,
    retailerId,
    path: pathOf(one, retailerId),
    faults: isQuiet ? [] : faultsOf(one, retailerId),
  };
}

/** The product pages of every published package at its retailers, always in the same order. */
export const calendarPages: readonly CalendarPage[] = calendarPackages.flatMap((one) =>
  one.retailerIds.map((retailerId) => toPage(one, retailerId)),
);

/** Finds the page of a product at a retailer, by its GTIN of any length. */
export function findCalendarPage(gtin: string, retailerId: number): CalendarPage | undefined {
  const padded = gtin.padStart(14, '0');
  return calendarPages.find(
    (page) => page.retailerId === retailerId && page.package.gtin.padStart(14, '0') === padded,
  );
}

/** Returns the fault that a page still has. */
export function findLastingFault(page: CalendarPage | undefined): ShopFault | undefined {
  return page?.faults.find(({ until }) => until === undefined)?.fault;
}
