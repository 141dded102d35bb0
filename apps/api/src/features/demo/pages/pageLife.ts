import type { PageProblemType } from '@vitrina/api-client/contract';
import {
  type CalendarPage,
  chanceOf,
  countViews,
  findFault,
  hidingFaults,
  isShopDown,
  isSlow,
  type PageFault,
  wholeOf,
  yearDays,
} from '@vitrina/demo';

import { decideStatus, type StatusDecision } from '../../monitor/rules/decideStatus.ts';
import type { DemoCalendar } from '../demoCalendar.ts';
import type { PastState } from './readDemoPage.ts';

const hour = 60;
const noteMinute = 14 * hour;
const weekDays = 7;
/** As many as the live monitor keeps. */
const keptChecks = 50;
const slowestMs = 30_000;

/** A check that was made. */
export interface PastCheck extends PastState {
  at: Date;
  tookMs: number;
  failure: 'unreachable' | 'timedOut' | null;
}

/** A status, until the next one. */
export interface PastStatus extends StatusDecision {
  /** The problem that blocked the page. */
  problem: PageProblemType | null;
  /** Why the page could not be read. */
  failure: PastCheck['failure'];
  /** The views of the seven days before. */
  views: number;
  since: Date;
}

/** A time during which checks found the same problem, or the shop did not answer. */
export interface PastTrouble extends PastState {
  failure: PastCheck['failure'];
  since: Date;
  until: Date | null;
}

/** Returns the day on which the live monitor got the page: with its package, or with the first visits. */
function firstDay({ package: one }: CalendarPage): number {
  return Math.min(one.publications[0], yearDays - weekDays);
}

/** Returns when the live monitor got the page. */
export function createdAt(page: CalendarPage, calendar: DemoCalendar): Date {
  return calendar.momentOf(firstDay(page), 15 * hour);
}

function nameOf({ package: { mpn }, retailerId }: CalendarPage): string {
  return `${mpn} ${retailerId}`;
}

/** Pages are checked each morning from five to seven, each at its own time. */
function checkMinute(page: CalendarPage): number {
  return wholeOf(`${nameOf(page)} check`, 5 * hour, 7 * hour);
}

/** Returns whether the package was published on a morning: it was unpublished and published later in the day. */
function wasPublished({ package: { unpublished } }: CalendarPage, daysAgo: number): boolean {
  return !unpublished || daysAgo >= unpublished.since || daysAgo < unpublished.until;
}

function stateOn(page: CalendarPage, daysAgo: number): PastState {
  return { fault: findFault(page, daysAgo)?.fault, isPublished: wasPublished(page, daysAgo) };
}

function checkOf(page: CalendarPage, calendar: DemoCalendar, daysAgo: number): PastCheck {
  const name = `${nameOf(page)} ${daysAgo}`;
  const luck = chanceOf(`${name} took`);
  const at = calendar.momentOf(daysAgo, checkMinute(page));
  const base = { ...stateOn(page, daysAgo), at };
  if (isShopDown(page.retailerId, daysAgo)) return { ...base, tookMs: 60, failure: 'unreachable' };
  if (!isSlow(page.retailerId, daysAgo)) return { ...base, tookMs: 40 + luck * 360, failure: null };
  const isTooSlow = daysAgo > 1 && chanceOf(`${name} waits`) < 0.1;
  return isTooSlow
    ? { ...base, tookMs: slowestMs, failure: 'timedOut' }
    : { ...base, tookMs: 3800 + luck * 1900, failure: null };
}

/** Lists the checks that the live monitor still has, oldest first. */
export function listChecks(page: CalendarPage, calendar: DemoCalendar): PastCheck[] {
  if (page.path === null) return [];
  const oldest = Math.min(keptChecks - 1, firstDay(page) - 1);
  return Array.from({ length: oldest + 1 }, (_, at) => checkOf(page, calendar, oldest - at)).filter(
    ({ at }) => at <= calendar.loadedAt,
  );
}

/** Lists the times during which checks found a problem, from its first check to the first without it. */
export function listTroubles(page: CalendarPage, calendar: DemoCalendar): PastTrouble[] {
  const { unpublished } = page.package;
  const minutes = checkMinute(page);
  const checkedOn = (daysAgo: number) => calendar.momentOf(daysAgo, minutes);
  const ofFault = ({ fault, since, until }: PageFault): PastTrouble => ({
    fault,
    isPublished: true,
    failure: null,
    since: checkedOn(since),
    until: until === undefined ? null : checkedOn(until),
  });
  // The checks of the mornings after.
  const ofGap = unpublished && {
    fault: undefined,
    isPublished: false,
    failure: null,
    since: checkedOn(unpublished.since - 1),
    until: checkedOn(unpublished.until - 1),
  };
  return [
    ...page.faults.map(ofFault),
    ...(ofGap && page.path !== null ? [ofGap] : []),
    ...listSilences(page, calendar),
  ];
}

/** Lists the times during which the shop did not answer, from the first such check to the next good one. */
function listSilences(page: CalendarPage, calendar: DemoCalendar): PastTrouble[] {
  const silences: PastTrouble[] = [];
  let open: PastTrouble | undefined;
  for (let daysAgo = page.path === null ? 0 : firstDay(page) - 1; daysAgo > 0; daysAgo -= 1) {
    const { at, failure } = checkOf(page, calendar, daysAgo);
    if (failure === null) {
      if (open) open.until = at;
      open = undefined;
    } else if (!open) {
      open = { fault: undefined, isPublished: true, failure, since: at, until: null };
      silences.push(open);
    }
  }
  return silences;
}

/** Returns the problem that kept visitors from seeing the package, by the check of a day. */
function blockingOn(page: CalendarPage, daysAgo: number): PageProblemType | undefined {
  const { fault, isPublished } = stateOn(page, daysAgo);
  if (fault && hidingFaults.has(fault)) return fault;
  return isPublished ? undefined : 'noRich';
}

/** Lists the views of a page by days ago. */
function listViews(page: CalendarPage, { dayOf }: DemoCalendar): number[] {
  return Array.from({ length: yearDays + 1 }, (_, daysAgo) => countViews(page, dayOf(daysAgo)));
}

/** Returns when a user noted why the page is not live; undefined if nobody did. */
export function notedAt({ note }: CalendarPage, calendar: DemoCalendar): Date | undefined {
  return note && calendar.momentOf(note.since, noteMinute);
}

const nothingSeen = { problem: null, failure: null, views: 0 };

/** Lists the statuses that a page had by the rules of the live monitor, oldest first. */
export function listStatuses(page: CalendarPage, calendar: DemoCalendar): PastStatus[] {
  const views = listViews(page, calendar);
  const first = firstDay(page);
  const [published] = page.package.publications;
  const created = createdAt(page, calendar);
  const noted = notedAt(page, calendar);
  const minutes = checkMinute(page);
  /** By the check of `checkedOn` days ago. */
  const decide = (daysAgo: number, checkedOn: number, since: Date): PastStatus => {
    const blockingProblem = page.path === null ? undefined : blockingOn(page, checkedOn);
    const isPublished = wasPublished(page, daysAgo);
    const { failure } = checkOf(page, calendar, checkedOn);
    // At midnight, of the last seven days one has just begun.
    const weekViews = views.slice(daysAgo + 1, daysAgo + weekDays).reduce((sum, count) => sum + count, 0);
    const decision = decideStatus({
      hasLink: page.path !== null,
      hasReason: noted !== undefined && noted <= since,
      failure: failure ?? undefined,
      state: 'shown',
      blockingProblem,
      isMapped: true,
      isPublished,
      isPublishedForADay: published > daysAgo + 1 && isPublished,
      isShown: false,
      views: weekViews,
    });
    const problem = decision.cause === 'blocked' ? (blockingProblem ?? null) : null;
    return {
      ...decision,
      problem,
      failure: decision.cause === 'unread' ? failure : null,
      views: weekViews,
      since,
    };
  };
  const unread = page.path === null ? 'noLink' : 'neverRead';
  const moments: PastStatus[] = [
    {
      ...nothingSeen,
      status: page.path === null ? 'noPdp' : 'underReview',
      cause: unread,
      since: created,
    },
  ];
  for (let daysAgo = first - 1; daysAgo >= 0; daysAgo -= 1) {
    const [midnight, check] = [calendar.momentOf(daysAgo, 0), calendar.momentOf(daysAgo, minutes)];
    moments.push(decide(daysAgo, daysAgo + 1, midnight));
    if (page.path !== null && check <= calendar.loadedAt) moments.push(decide(daysAgo, daysAgo, check));
    if (page.note?.since === daysAgo && noted)
      moments.push({ ...nothingSeen, status: 'reasonSent', cause: 'reasonSent', since: noted });
  }
  return joinAlike(moments);
}

/** Joins moments of the same status, with the cause of the last. */
function joinAlike(moments: readonly PastStatus[]): PastStatus[] {
  const periods: PastStatus[] = [];
  for (const moment of moments) {
    const last = periods.at(-1);
    if (last?.status === moment.status) periods[periods.length - 1] = { ...moment, since: last.since };
    else periods.push(moment);
  }
  return periods;
}
