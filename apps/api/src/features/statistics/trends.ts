import type { CallAnswer, CallRequest, contract, TrendLine, TrendPoint } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { DayMeasures, Owner, Visits } from '../events/eventStore.ts';
import {
  checkRange,
  listIntervals,
  previousRange,
  startOfInterval,
  toSeries,
  type DayRange,
} from '../events/range.ts';
import type { Services } from '../services.ts';
import { averageMs } from './measures.ts';
import { namePlaces } from './names.ts';
import { checkSelection } from './selection.ts';

type TrendsQuery = CallRequest<typeof contract.getTrends>['query'];
type Interval = TrendsQuery['interval'];

const maxLines = 12;
const nothing = { count: 0, inviewCount: 0, timedCount: 0, inviewMs: 0, interactionCount: 0, users: 0 };

/** Sums each day's measures and users by interval. */
async function readPoints(visits: Visits, range: DayRange, interval: Interval): Promise<TrendPoint[]> {
  const [days, users] = await Promise.all([visits.countByDay(), visits.countUsers()]);
  const sums = new Map(listIntervals(range, interval).map((date) => [date, { ...nothing }]));
  const add = (day: string, values: Partial<DayMeasures & { users: number }>) => {
    const sum = sums.get(startOfInterval(day, interval));
    if (!sum) return;
    for (const name of Object.keys(nothing) as (keyof typeof nothing)[]) sum[name] += values[name] ?? 0;
  };
  for (const day of days) add(day.day, day);
  for (const [day, count] of users.byDay) add(day, { users: count });
  return [...sums].map(([date, { timedCount, inviewMs, ...sum }]) => ({
    date,
    ...sum,
    averageInviewMs: averageMs({ timedCount, inviewMs }),
  }));
}

async function readLines(
  query: Queryable,
  visits: Visits,
  { range, interval, by }: { range: DayRange; interval: Interval; by: Owner },
): Promise<TrendLine[]> {
  const byOwner = Map.groupBy(await visits.countByDayAnd(by), ({ id }) => id);
  const names = await namePlaces(query, by, byOwner.keys());
  const lines = [...byOwner].map(([id, days]) => ({
    id,
    name: names.get(id) ?? '',
    total: days.reduce((total, { count }) => total + count, 0),
    points: toSeries(days, range, interval),
  }));
  return lines.toSorted((a, b) => b.total - a.total || a.id - b.id).slice(0, maxLines);
}

/** Returns visitors' activity by interval, with the previous period. */
export async function readTrends(
  { config, database: { query }, events }: Pick<Services, 'config' | 'database' | 'events'>,
  user: CurrentUser,
  request: TrendsQuery,
): Promise<CallAnswer<typeof contract.getTrends>['data']> {
  const { from, to, interval, by } = request;
  const range = { from, to };
  checkRange(range, interval);
  const selection = await checkSelection(query, user, request);
  const earlier = previousRange(range);
  const [visits, before] = await Promise.all([
    events.over({ selection, range }),
    events.over({ selection, range: earlier }),
  ]);
  const [points, previousPoints, lines] = await Promise.all([
    readPoints(visits, range, interval),
    readPoints(before, earlier, interval),
    readLines(query, visits, { range, interval, by }),
  ]);
  return { points, previousPoints, lines, timeZone: config.timeZone };
}
