import type { ShopFault } from '../shop/faults.ts';
import { chanceOf } from './chance.ts';
import { yearDays } from './packages.ts';
import { type CalendarPage, isShopDown, type PageFault } from './pages.ts';
import { launchFactor, storyFactor } from './stories.ts';

/** A day of the calendar. */
export interface CalendarDay {
  /** Counted back from the day the demo is loaded. */
  readonly daysAgo: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Faults that keep the script from finding the package. */
export const hidingFaults: ReadonlySet<ShopFault> = new Set<ShopFault>([
  'noScript',
  'incorrectScript',
  'noBrand',
]);

/** Days of a week on which a package with few visitors has one. */
const fewOn: ReadonlySet<number> = new Set([1, 3, 4, 6]);
const daysOfWeek = 7;

/** Returns the fault of a page on a day. */
export function findFault({ faults }: CalendarPage, daysAgo: number): PageFault | undefined {
  return faults.find(({ since, until }) => daysAgo <= since && (until === undefined || daysAgo > until));
}

/** Returns whether retailers show a package for the whole of a day. */
export function isPublishedAllDay({ package: one }: CalendarPage, daysAgo: number): boolean {
  const { publications, unpublished } = one;
  const [first] = publications;
  if (daysAgo >= first) return false;
  return unpublished === undefined || daysAgo > unpublished.since || daysAgo < unpublished.until;
}

/** Returns whether a page shows its package to visitors all day. */
export function isShown(page: CalendarPage, daysAgo: number): boolean {
  const fault = findFault(page, daysAgo);
  return (
    page.path !== null &&
    isPublishedAllDay(page, daysAgo) &&
    !isShopDown(page.retailerId, daysAgo) &&
    !(fault && hidingFaults.has(fault.fault))
  );
}

/** Weekends and winter are busier, interest grows toward today, and a new product has more views. */
function expectedViews(page: CalendarPage, { daysAgo, day }: CalendarDay): number {
  const { rank, mpn, publications } = page.package;
  const date = new Date(day);
  const [weekday, month] = [date.getUTCDay(), date.getUTCMonth()];
  const popularity = 11 / (1 + rank / 7) / Math.sqrt(page.retailerId);
  const weekend = weekday === 0 || weekday === 6 ? 1.45 : 1;
  const winter = 1 + 0.25 * Math.cos((month / 12) * 2 * Math.PI);
  const growth = 1 - daysAgo / (yearDays * 2);
  const launch = launchFactor(publications[0] - daysAgo);
  const story = storyFactor({ mpn, retailerId: page.retailerId }, { daysAgo, month });
  return popularity * weekend * winter * growth * launch * story;
}

/** Returns the number of views of a page on a past day; none today. */
export function countViews(page: CalendarPage, calendarDay: CalendarDay): number {
  const { daysAgo } = calendarDay;
  const { audience, mpn } = page.package;
  if (daysAgo < 1 || daysAgo > yearDays || audience === 'none' || !isShown(page, daysAgo)) return 0;
  if (audience === 'few') return fewOn.has(daysAgo % daysOfWeek) ? 1 : 0;
  const name = `${mpn} ${page.retailerId} ${daysAgo}`;
  const luck = 0.7 + chanceOf(name) * 0.6;
  return Math.floor(expectedViews(page, calendarDay) * luck + chanceOf(`${name} rest`));
}
