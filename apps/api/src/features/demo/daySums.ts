import {
  type CalendarDay,
  countViews,
  hourWeights,
  isSlow,
  visitorCountries,
  visitorKinds,
} from '@vitrina/demo';

import type { RollTable } from '../events/postgres/rollUps.ts';
import type { Dimension } from '../events/tables.ts';
import { bucketOf } from '../events/timeBuckets.ts';
import { codeOf } from '../events/viewClasses.ts';
import type { VisitedPage } from './visitedPages.ts';

/** Users per visit: some visitors return on the same day. */
const usersPerVisit = 0.86;
/** The parts of visitors that see the package, and that use it; fewer wait for a slow page. */
const parts = { usual: { inview: 0.72, interaction: 0.16 }, slow: { inview: 0.48, interaction: 0.09 } };
const averageInviewMs = 17_000;
/** Times with this average. */
const inviewTimes = [
  { ms: 3000, weight: 25 },
  { ms: 11_000, weight: 30 },
  { ms: 20_000, weight: 25 },
  { ms: 39_750, weight: 20 },
];

/** The other tables are derived from these. */
export const loadedTables = [
  'roll_epack',
  'roll_epack_time',
  'roll_page',
  'roll_visit',
  'roll_dimension',
  'roll_hour',
  'roll_user',
] as const satisfies RollTable[];
/** One of {@link loadedTables}. */
export type LoadedTable = (typeof loadedTables)[number];
/** The rows of a day by table. */
export type DaySums = Record<LoadedTable, Record<string, string | number>[]>;

/** Splits a number by weights into whole parts with the same sum. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let shared = 0;
  let weighed = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((total * weighed) / whole);
    const part = upTo - shared;
    shared = upTo;
    return part;
  });
}

const values: [Dimension, readonly { value: string; weight: number }[]][] = [
  ['browser', visitorKinds.map(({ browser, weight }) => ({ value: browser, weight }))],
  ['device', visitorKinds.map(({ device, weight }) => ({ value: device, weight }))],
  ['os', visitorKinds.map(({ os, weight }) => ({ value: os, weight }))],
  ['platform', visitorKinds.map(({ platform, weight }) => ({ value: platform, weight }))],
  ['country', visitorCountries.map(([value, weight]) => ({ value, weight }))],
];

/** The properties of visitors: each value once, with its share of the visits. */
function valuesOf(n: number): { dimension: Dimension; value: string; n: number }[] {
  return values.flatMap(([dimension, weighted]) => {
    const shares = shareOut(
      n,
      weighted.map(({ weight }) => weight),
    );
    const byValue = new Map<string, number>();
    for (const [at, { value }] of weighted.entries()) {
      byValue.set(value, (byValue.get(value) ?? 0) + (shares[at] ?? 0));
    }
    return [...byValue].map(([value, part]) => ({ dimension, value, n: part })).filter((row) => row.n > 0);
  });
}

interface Measures {
  n: number;
  inviews: number;
  timed_inviews: number;
  inview_ms: number;
  interactions: number;
}

function measuresOf(n: number, { inview, interaction }: { inview: number; interaction: number }): Measures {
  const inviews = Math.round(n * inview);
  return {
    n,
    inviews,
    timed_inviews: inviews,
    inview_ms: inviews * averageInviewMs,
    interactions: Math.round(n * interaction),
  };
}

const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);

/** Sums rows with the same key: the first of each, with the measures of all. */
function sumMeasures<Row extends Measures>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...Map.groupBy(rows, keyOf).values()].map((of) => ({
    ...(of[0] as Row),
    n: sum(of, ({ n }) => n),
    inviews: sum(of, ({ inviews }) => inviews),
    timed_inviews: sum(of, (row) => row.timed_inviews),
    inview_ms: sum(of, (row) => row.inview_ms),
    interactions: sum(of, ({ interactions }) => interactions),
  }));
}

const usersOf = (n: number): number => Math.max(1, Math.round(n * usersPerVisit));

/** Generates a day's sums from the number of visits of each page, consistent with each other. */
export function sumDay(pages: readonly VisitedPage[], calendarDay: CalendarDay): DaySums {
  const { day, daysAgo } = calendarDay;
  const common = { day, class: codeOf('verified') };
  const keyedRows = pages.flatMap(({ page, pageKey, epackId, shelfId }) => {
    const n = countViews(page, calendarDay);
    const { package: one, retailerId } = page;
    const place = { ...common, license_id: one.licenseId, retailer_id: retailerId, shelf_id: shelfId };
    const part = isSlow(retailerId, daysAgo) ? parts.slow : parts.usual;
    return n > 0 ? [{ ...place, epack_id: epackId, page_key: pageKey, ...measuresOf(n, part) }] : [];
  });
  const pageRows = keyedRows.map(({ page_key: _pageKey, ...row }) => row);
  const timeRows = pageRows.flatMap(
    ({ day: of, class: code, license_id, retailer_id, shelf_id, epack_id, timed_inviews }) => {
      const place = { day: of, class: code, license_id, retailer_id, shelf_id, epack_id };
      const shares = shareOut(
        timed_inviews,
        inviewTimes.map(({ weight }) => weight),
      );
      return inviewTimes
        .map(({ ms }, at) => ({ ...place, bucket: bucketOf(ms), n: shares[at] ?? 0 }))
        .filter(({ n }) => n > 0);
    },
  );
  const places = sumMeasures(pageRows, (row) => `${row.license_id} ${row.retailer_id} ${row.shelf_id}`).map(
    ({ epack_id: _epackId, ...row }) => row,
  );
  const byPlace = <Row extends object>(toRows: (n: number) => Row[]) =>
    places.flatMap(({ license_id, retailer_id, shelf_id, n }) =>
      toRows(n).map((row) => ({ ...common, license_id, retailer_id, shelf_id, ...row })),
    );
  const ofShops = Map.groupBy(places, (row) => `${row.license_id} ${row.retailer_id}`);
  const users = [...ofShops.values()].flatMap((of) =>
    of.flatMap(({ license_id, retailer_id, shelf_id, n }, at) => {
      const row = { ...common, license_id, retailer_id };
      const ofShelf = { ...row, part: shelf_id, users: usersOf(n) };
      return at === 0
        ? [{ ...row, part: 0, users: sum(of, (place) => usersOf(place.n)) }, ofShelf]
        : [ofShelf];
    }),
  );
  return {
    roll_epack: pageRows,
    roll_epack_time: timeRows,
    roll_page: keyedRows.filter(({ page_key }) => page_key !== ''),
    roll_visit: places,
    roll_dimension: byPlace(valuesOf),
    roll_hour: byPlace((n) =>
      shareOut(n, hourWeights)
        .map((part, hour) => ({ hour, n: part }))
        .filter((row) => row.n > 0),
    ),
    roll_user: users,
  };
}
