import type { CallAnswer, CallRequest, contract, Interval } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Queryable } from '../storage/database.ts';
import { choosePeriod, countVisitsByDay, listLastImpressions, listTopProducts } from './queries.ts';
import { checkRange, listIntervals, previousRange, startOfInterval, type DayRange } from './range.ts';
import { checkSelection } from './selection.ts';
import { readWidgets } from './widgets.ts';

type DashboardQuery = CallRequest<typeof contract.getDashboard>['query'];
type Dashboard = CallAnswer<typeof contract.getDashboard>['data'];

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function toSeries(counts: ReadonlyMap<string, number>, range: DayRange, interval: Interval) {
  const byInterval = new Map(listIntervals(range, interval).map((start) => [start, 0]));
  for (const [day, count] of counts) {
    const start = startOfInterval(day, interval);
    byInterval.set(start, (byInterval.get(start) ?? 0) + count);
  }
  return [...byInterval].map(([date, count]) => ({ date, count }));
}

/** Visits of the chosen licences and retailers, beside those of the period before. Days are those of `timeZone`. */
export async function readDashboard(
  query: Queryable,
  user: CurrentUser,
  request: DashboardQuery,
  timeZone: string,
  now = new Date(),
): Promise<Dashboard> {
  const range = { from: request.from, to: request.to };
  checkRange(range, request.interval);
  const selection = await checkSelection(query, user, request);
  const [period, before] = await Promise.all([
    choosePeriod(query, { selection, range, timeZone }, now),
    choosePeriod(query, { selection, range: previousRange(range), timeZone }, now),
  ]);
  const [counts, previous, topProducts, lastImpressions, widgets] = await Promise.all([
    countVisitsByDay(query, period),
    countVisitsByDay(query, before),
    listTopProducts(query, period),
    listLastImpressions(query, period),
    readWidgets(query, user, period),
  ]);
  return {
    total: sum(counts),
    previousTotal: sum(previous),
    series: toSeries(counts, range, request.interval),
    topProducts,
    lastImpressions,
    widgets,
    timeZone,
  };
}
