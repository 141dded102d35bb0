import type { CallAnswer, CallRequest, contract, TrendLine, TrendPoint } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { DayMeasures, Owner, Visits } from '../events/eventStore.ts';
import { checkRange, listIntervals, startOfInterval, toSeries, type DayRange } from '../events/range.ts';
import type { Services } from '../services.ts';
import { openEarlierPeriod, type EarlierPeriod } from './comparison.ts';
import { averageMs, medianMs } from './measures.ts';
import { namePlaces } from './names.ts';
import { checkSelection } from './selection.ts';

type TrendsQuery = CallRequest<typeof contract.getTrends>['query'];
type Interval = TrendsQuery['interval'];

const maxLines = 12;
const nothing = { count: 0, inviewCount: 0, timedCount: 0, inviewMs: 0, interactionCount: 0, users: 0 };

/** Sums each day's measures and users by interval, with only the compared part of the last day. */
async function readPoints(
  visits: Visits,
  { range, lastDayShare }: Pick<EarlierPeriod, 'range' | 'lastDayShare'>,
  interval: Interval,
): Promise<{ points: TrendPoint[]; medianInviewMs: number | null }> {
  const [days, users, times] = await Promise.all([
    visits.countByDay(),
    visits.countUsers(),
    visits.countTimes(),
  ]);
  const timesIn = Map.groupBy(times, ({ day }) => startOfInterval(day, interval));
  const sums = new Map(listIntervals(range, interval).map((date) => [date, { ...nothing }]));
  const add = (day: string, values: Partial<DayMeasures & { users: number }>) => {
    const sum = sums.get(startOfInterval(day, interval));
    if (!sum) return;
    const share = day === range.to ? lastDayShare : 1;
    for (const name of Object.keys(nothing) as (keyof typeof nothing)[])
      sum[name] += Math.round((values[name] ?? 0) * share);
  };
  for (const day of days) add(day.day, day);
  for (const [day, count] of users.byDay) add(day, { users: count });
  const points = [...sums].map(([date, { timedCount, inviewMs, ...sum }]) => ({
    date,
    ...sum,
    averageInviewMs: averageMs({ timedCount, inviewMs }),
    medianInviewMs: medianMs(timesIn.get(date) ?? []),
  }));
  return { points, medianInviewMs: medianMs(times) };
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
  services: Pick<Services, 'config' | 'database' | 'events'>,
  user: CurrentUser,
  request: TrendsQuery,
): Promise<CallAnswer<typeof contract.getTrends>['data']> {
  const { query } = services.database;
  const { from, to, interval, by } = request;
  const range = { from, to };
  checkRange(range, interval);
  const selection = await checkSelection(query, user, request);
  const now = new Date();
  const [visits, earlier] = await Promise.all([
    services.events.over({ selection, range }, now),
    openEarlierPeriod(services, { selection, range }, now),
  ]);
  const [present, before, lines] = await Promise.all([
    readPoints(visits, { range, lastDayShare: 1 }, interval),
    readPoints(earlier.visits, earlier, interval),
    readLines(query, visits, { range, interval, by }),
  ]);
  const { comparison } = earlier;
  return {
    points: present.points,
    previousPoints: before.points,
    medianInviewMs: present.medianInviewMs,
    previousMedianInviewMs: before.medianInviewMs,
    comparison,
    lines,
    timeZone: services.config.timeZone,
  };
}
