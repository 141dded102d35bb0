import { demoBrands, demoLicenses, visitDays, yearDays } from '@vitrina/demo';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { deriveSums } from '../events/postgres/deriveSums.ts';
import { holdRollUps } from '../events/postgres/rollUp.ts';
import type { Services } from '../services.ts';
import { loadBrands } from './brands/loadBrands.ts';
import { type DaySums, loadedTables, sumDay, type LoadedTable } from './daySums.ts';
import { openCalendar } from './demoCalendar.ts';
import { demoSteps, findStep, noteStep } from './demoSteps.ts';
import { loadNotices } from './loadNotices.ts';
import { loadRejection } from './loadRejection.ts';
import { loadVisits } from './loadVisits.ts';
import { loadPages } from './pages/loadPages.ts';
import { listVisitedPages } from './visitedPages.ts';

async function insertRows(query: Queryable, table: LoadedTable, rows: DaySums[LoadedTable]): Promise<void> {
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
    insert into roll_user (day, license_id, retailer_id, class, part, users)
    select u.day, u.license_id, u.retailer_id, u.class, -1, sum(u.users) from roll_user u join shelf s on s.id = u.part
    where s.is_sis group by 1, 2, 3, 4 on conflict do nothing
  `.execute(query);
}

const daysAtOnce = 10;

/** The time and extent of the loaded year. */
interface YearOptions {
  /** When the sums are stored. */
  now: Date;
  /** When aborted, loading stops between two pieces. */
  signal: AbortSignal;
  /** Default: a year. */
  dayCount?: number;
}

async function loadSums(
  { config, database }: Services,
  { now, signal, dayCount = yearDays }: YearOptions,
): Promise<void> {
  const pages = await listVisitedPages(
    database.query,
    demoLicenses.map(({ id }) => id),
    config,
  );
  const calendar = await openCalendar(database.query, config.timeZone);
  const days = Array.from({ length: dayCount - visitDays }, (_, index) => calendar.dayOf(dayCount - index));
  for (let first = 0; first < days.length; first += daysAtOnce) {
    signal.throwIfAborted();
    const some = days.slice(first, first + daysAtOnce);
    const rolled = some.map((day) => sumDay(pages, day));
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
 * Loads the packages of the demo's brands, their product pages, and a year of visits: raw events for the last week,
 * sums before. Runs in the background, once; after an interruption, it restarts and adds what is missing. With ClickHouse, there
 * are no sums to load.
 */
export async function loadYear(services: Services, options: YearOptions): Promise<void> {
  const { now, signal } = options;
  const { query } = services.database;
  if (await findStep(query, demoSteps.year)) return;
  await loadBrands(services, signal);
  const licenseIds = demoBrands.map(({ licenseId }) => licenseId);
  await loadVisits(services, licenseIds, signal);
  await loadPages(services, licenseIds, signal);
  if (services.config.clickHouseUrl === undefined) await loadSums(services, options);
  signal.throwIfAborted();
  await services.events.maintain(now);
  await loadNotices(services);
  await loadRejection(services);
  await noteStep(query, demoSteps.year);
}
