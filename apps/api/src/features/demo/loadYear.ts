import {
  demoBrands,
  createSequence,
  demoLicenses,
  hourWeights,
  visitDays,
  visitorCountries,
  visitorKinds,
  yearDays,
} from '@vitrina/demo';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { deriveSums } from '../events/postgres/deriveSums.ts';
import { holdRollUps } from '../events/postgres/rollUp.ts';
import type { RollTable } from '../events/postgres/rollUps.ts';
import type { Dimension } from '../events/tables.ts';
import type { Services } from '../services.ts';
import { loadBrands } from './brands/loadBrands.ts';
import { demoSteps, findStep, noteStep } from './demoSteps.ts';
import { loadVisits } from './loadVisits.ts';
import {
  countPageVisits,
  listPastDays,
  listVisitedPages,
  type PastDay,
  type VisitedPage,
} from './visitedPages.ts';

/** Users per visit: some visitors return on the same day. */
const usersPerVisit = 0.86;
const inviewPart = 0.72;
const interactionPart = 0.16;
const averageInviewMs = 17_000;

/** The other tables are derived from these. */
const loadedTables = [
  'roll_epack',
  'roll_visit',
  'roll_dimension',
  'roll_hour',
  'roll_user',
] as const satisfies RollTable[];
type LoadedTable = (typeof loadedTables)[number];
type Rows = Record<LoadedTable, Record<string, string | number>[]>;

/** Splits a number by weights into whole parts with the same sum. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let shared = 0;
  let weighed = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((total * weighed) / sum);
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
    const parts = shareOut(
      n,
      weighted.map(({ weight }) => weight),
    );
    const byValue = new Map<string, number>();
    for (const [at, { value }] of weighted.entries()) {
      byValue.set(value, (byValue.get(value) ?? 0) + (parts[at] ?? 0));
    }
    return [...byValue].map(([value, part]) => ({ dimension, value, n: part })).filter((row) => row.n > 0);
  });
}

function measuresOf(n: number) {
  const inviews = Math.round(n * inviewPart);
  return {
    n,
    inviews,
    timed_inviews: inviews,
    inview_ms: inviews * averageInviewMs,
    interactions: Math.round(n * interactionPart),
  };
}

function sumBy<Item>(items: readonly Item[], keyOf: (item: Item) => string, nOf: (item: Item) => number) {
  return [...Map.groupBy(items, keyOf)].map(([, of]) => ({
    first: of[0] as Item,
    n: of.reduce((sum, item) => sum + nOf(item), 0),
  }));
}

/** Generates a day's roll-ups from the number of visits of each page, consistent with each other. */
function rollUpsOf(pages: readonly VisitedPage[], day: PastDay, random: () => number): Rows {
  const visited = pages
    .map((page) => ({ page, n: countPageVisits(page, day, random) }))
    .filter(({ n }) => n > 0);
  const at = { day: day.day };
  const places = sumBy(
    visited,
    ({ page }) => `${page.licenseId} ${page.retailerId} ${page.shelfId}`,
    ({ n }) => n,
  );
  const placeRows = places.map(({ first: { page }, n }) => ({
    ...at,
    license_id: page.licenseId,
    retailer_id: page.retailerId,
    shelf_id: page.shelfId,
    n,
  }));
  const dimensionRows = placeRows.flatMap(({ n, ...place }) =>
    valuesOf(n).map((row) => ({ ...place, ...row })),
  );
  const hourRows = placeRows.flatMap(({ n, ...place }) =>
    shareOut(n, hourWeights)
      .map((part, hour) => ({ ...place, hour, n: part }))
      .filter((row) => row.n > 0),
  );
  const usersOf = (n: number): number => Math.max(1, Math.round(n * usersPerVisit));
  const byShop = sumBy(
    placeRows,
    (row) => `${row.license_id} ${row.retailer_id}`,
    ({ n }) => usersOf(n),
  );
  const epackRows = visited.map(({ page, n }) => ({
    ...at,
    license_id: page.licenseId,
    retailer_id: page.retailerId,
    shelf_id: page.shelfId,
    epack_id: page.epackId,
    ...measuresOf(n),
  }));
  return {
    roll_epack: epackRows,
    roll_visit: placeRows.map(({ n, ...place }) => ({ ...place, ...measuresOf(n) })),
    roll_dimension: dimensionRows,
    roll_hour: hourRows,
    roll_user: [
      ...byShop.map(({ first: { license_id, retailer_id }, n }) => ({
        license_id,
        retailer_id,
        part: 0,
        users: n,
      })),
      ...placeRows.map(({ license_id, retailer_id, shelf_id, n }) => ({
        license_id,
        retailer_id,
        part: shelf_id,
        users: usersOf(n),
      })),
    ].map((row) => ({ ...at, ...row })),
  };
}

async function insertRows(query: Queryable, table: LoadedTable, rows: Rows[LoadedTable]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.table(table);
  await sql`
    insert into ${name} (${sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))})
    select ${sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))}
    from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
    on conflict do nothing
  `.execute(query);
}

/** Shop-in-shop users equal those of its shelves: a product is on only one shelf. */
async function addSisUsers(query: Queryable): Promise<void> {
  await sql`
    insert into roll_user (day, license_id, retailer_id, part, users)
    select u.day, u.license_id, u.retailer_id, -1, sum(u.users) from roll_user u join shelf s on s.id = u.part
    where s.is_sis group by 1, 2, 3 on conflict do nothing
  `.execute(query);
}

const daysAtOnce = 10;

/** The time and extent of the loaded year. */
interface YearOptions {
  now: Date;
  /** When aborted, loading stops between two pieces. */
  signal: AbortSignal;
  /** Default: a year. */
  dayCount?: number;
}

async function loadSums(
  { config: { timeZone }, database }: Services,
  { now, signal, dayCount = yearDays }: YearOptions,
): Promise<void> {
  const pages = await listVisitedPages(
    database.query,
    demoLicenses.map(({ id }) => id),
  );
  const random = createSequence(20_251_121);
  const days = listPastDays(timeZone, now, dayCount, visitDays);
  for (let first = 0; first < days.length; first += daysAtOnce) {
    signal.throwIfAborted();
    const some = days.slice(first, first + daysAtOnce);
    const rolled = some.map((day) => rollUpsOf(pages, day, random));
    await database.transaction(async (query) => {
      for (const table of loadedTables) {
        await insertRows(
          query,
          table,
          rolled.flatMap((rows) => rows[table]),
        );
      }
      const state = some.map(({ day }) => ({ day, rolled_at: now, is_dirty: false }));
      await query
        .insertInto('roll_state')
        .values(state)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
  await addSisUsers(database.query);
  await holdRollUps(database, deriveSums);
}

/**
 * Loads the packages of the demo's brands and a year of visits: raw events for the last week, sums before. Runs in
 * the background, once; after an interruption, it restarts and adds what is missing. With ClickHouse, there
 * are no sums to load.
 */
export async function loadYear(services: Services, options: YearOptions): Promise<void> {
  const { now, signal } = options;
  const { query } = services.database;
  if (await findStep(query, demoSteps.year)) return;
  await loadBrands(services, signal);
  const licenseIds = demoBrands.map(({ licenseId }) => licenseId);
  await loadVisits(services, licenseIds, { now, signal });
  if (services.config.clickHouseUrl === undefined) await loadSums(services, options);
  signal.throwIfAborted();
  await services.events.maintain(now);
  await noteStep(query, demoSteps.year);
}
