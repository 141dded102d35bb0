import { sql } from 'kysely';

import type { Database, Queryable } from '../../storage/database.ts';
import { dayIn } from '../days.ts';
import { isCounted, isVisit, ofDay } from './conditions.ts';
import { dimensionValues } from './dimensionValues.ts';
import { countedMeasures, isMeasured, measureColumns } from './measures.ts';
import { usersByPart } from './users.ts';

/** What days are counted into. */
export const rollTables = [
  'roll_epack',
  'roll_license_epack',
  'roll_dimension',
  'roll_license_dimension',
  'roll_visit',
  'roll_hour',
  'roll_user',
] as const;

async function clearDay(query: Queryable, day: string): Promise<void> {
  for (const table of rollTables) await query.deleteFrom(table).where('day', '=', day).execute();
}

async function fillPages(query: Queryable, timeZone: string, day: string): Promise<void> {
  const measured = sql`impression where ${isMeasured} and ${isCounted} and ${ofDay(timeZone, day)}`;
  await sql`
    insert into roll_epack (day, license_id, retailer_id, shelf_id, epack_id, ${measureColumns})
    select ${day}::date, license_id, retailer_id, shelf_id, epack_id, ${countedMeasures}
    from ${measured} and epack_id is not null
    group by license_id, retailer_id, shelf_id, epack_id
  `.execute(query);
  await sql`
    insert into roll_license_epack (day, license_id, epack_id, n)
    select day, license_id, epack_id, sum(n) from roll_epack where day = ${day} and n > 0
    group by day, license_id, epack_id
  `.execute(query);
  await sql`
    insert into roll_visit (day, license_id, retailer_id, shelf_id, ${measureColumns})
    select ${day}::date, license_id, retailer_id, shelf_id, ${countedMeasures}
    from ${measured} group by license_id, retailer_id, shelf_id
  `.execute(query);
}

async function fillDay(query: Queryable, timeZone: string, day: string): Promise<void> {
  const isOfDay = sql`${isVisit} and ${ofDay(timeZone, day)}`;
  await fillPages(query, timeZone, day);
  await sql`
    insert into roll_dimension (day, license_id, retailer_id, shelf_id, dimension, value, n)
    select ${day}::date, license_id, retailer_id, shelf_id, d.name, d.value, count(*)
    from impression, ${dimensionValues} where ${isOfDay}
    group by license_id, retailer_id, shelf_id, d.name, d.value
  `.execute(query);
  await sql`
    insert into roll_license_dimension (day, license_id, dimension, value, n)
    select day, license_id, dimension, value, sum(n) from roll_dimension where day = ${day}
    group by day, license_id, dimension, value
  `.execute(query);
  await sql`
    insert into roll_hour (day, license_id, retailer_id, shelf_id, hour, n)
    select ${day}::date, license_id, retailer_id, shelf_id, extract(hour from ts at time zone ${timeZone})::int, count(*)
    from impression where ${isOfDay} group by 2, 3, 4, 5
  `.execute(query);
  await sql`
    insert into roll_user (day, license_id, retailer_id, part, users)
    select ${day}::date, license_id, retailer_id, part, users from (${usersByPart(isOfDay)}) counted where users > 0
  `.execute(query);
}

/** Rolls one day up, from scratch: doing it twice gives the same. */
export async function rollDay(database: Database, timeZone: string, day: string): Promise<void> {
  await database.transaction(async (query) => {
    // First, and held until the end: an event stored meanwhile waits here, then marks the day again.
    const marked = await query
      .updateTable('roll_state')
      .set({ is_dirty: false, rolled_at: new Date() })
      .where('day', '=', day)
      .where('is_dirty', '=', true)
      .executeTakeFirst();
    if (Number(marked.numUpdatedRows) === 0) return;
    await clearDay(query, day);
    await fillDay(query, timeZone, day);
  });
}

/** Rolls up every past day that has events nobody counted yet. Today is read raw, so its visits show at once. */
export async function rollDirtyDays(database: Database, timeZone: string, now: Date): Promise<void> {
  const rows = await database.query
    .selectFrom('roll_state')
    .select('day')
    .where('is_dirty', '=', true)
    .where('day', '<', dayIn(timeZone, now))
    .orderBy('day')
    .execute();
  for (const { day } of rows) await rollDay(database, timeZone, day);
}
