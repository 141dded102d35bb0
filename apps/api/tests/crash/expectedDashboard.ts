import type { Dashboard } from '@vitrina/api-client/contract';

import type { Period, StreamEvent, Visits } from '../../src/features/events/eventStore.ts';
import { listDays, previousRange } from '../../src/features/events/range.ts';
import { countStraight } from '../../testing/truth/straightCount.ts';

/** The numbers of a dashboard, without names. */
type Figures = Pick<
  Dashboard,
  'timeZone' | 'total' | 'previousTotal' | 'users' | 'previousUsers' | 'series' | 'previousSeries' | 'byHour'
> & {
  topProducts: { publicId: string; count: number }[];
  lastTimes: string[];
  widgets: Record<keyof Dashboard['widgets'], readonly object[] | undefined>;
};

/** Sorts by id, since the order of entries with equal users does not matter. */
function byId(users: readonly { id: number; count: number }[] = []): { id: number; count: number }[] {
  return users.map(({ id, count }) => ({ id, count })).toSorted((a, b) => a.id - b.id);
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

async function seriesOf(visits: Visits, range: Period['range']): Promise<Dashboard['series']> {
  const counts = new Map((await visits.countByDay()).map(({ day, count }) => [day, count]));
  return listDays(range).map((date) => ({ date, count: counts.get(date) ?? 0 }));
}

async function widgetsOf(visits: Visits): Promise<Figures['widgets']> {
  const values = await visits.countValues();
  const of = (wanted: string) =>
    values
      .filter(({ dimension }) => dimension === wanted)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const users = await visits.countUsers();
  const usersOf = (counts: ReadonlyMap<number, number>) =>
    byId([...counts].map(([id, count]) => ({ id, count })));
  return {
    browsers: of('browser'),
    devices: of('device'),
    os: of('os'),
    platforms: of('platform'),
    map: of('country'),
    usersPerLicense: usersOf(users.byLicense),
    usersPerRetailer: usersOf(users.byRetailer),
  };
}

/** Counts the numbers of a dashboard by day, from the events one by one. */
export async function expectedDashboard(
  events: readonly StreamEvent[],
  { selection, range }: Period,
  { timeZone, publicIds }: { timeZone: string; publicIds: ReadonlyMap<string, string> },
): Promise<Figures> {
  const earlier = previousRange(range);
  const visits = countStraight(events, { selection, range }, timeZone);
  const before = countStraight(events, { selection, range: earlier }, timeZone);
  const series = await seriesOf(visits, range);
  const previousSeries = await seriesOf(before, earlier);
  const ranked = await visits.rankEpacks(15);
  const last = await visits.listLast(100);
  return {
    timeZone,
    total: sum(series.map(({ count }) => count)),
    previousTotal: sum(previousSeries.map(({ count }) => count)),
    users: sum((await visits.countUsers()).byDay.values()),
    previousUsers: sum((await before.countUsers()).byDay.values()),
    series,
    previousSeries,
    byHour: await visits.countByHour(),
    topProducts: ranked.map(({ epackId, count }) => ({ publicId: publicIds.get(epackId) ?? '', count })),
    lastTimes: last.map(({ time }) => time.toISOString()),
    widgets: await widgetsOf(visits),
  };
}

/** Returns the numbers of the server's dashboard in the same form. */
export function figuresOf({ topProducts, lastImpressions, widgets, ...dashboard }: Dashboard): Figures {
  const { timeZone, total, previousTotal, users, previousUsers, series, previousSeries, byHour } = dashboard;
  const { browsers, devices, os, platforms, map, usersPerLicense, usersPerRetailer } = widgets;
  return {
    timeZone,
    total,
    previousTotal,
    users,
    previousUsers,
    series,
    previousSeries,
    byHour,
    topProducts: topProducts.map(({ publicId, count }) => ({ publicId, count })),
    lastTimes: lastImpressions.map(({ time }) => time),
    widgets: {
      browsers,
      devices,
      os,
      platforms,
      map,
      usersPerLicense: byId(usersPerLicense),
      usersPerRetailer: byId(usersPerRetailer),
    },
  };
}
