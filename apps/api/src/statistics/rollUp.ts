import { sql, type RawBuilder } from 'kysely';

import type { Database, Queryable } from '../storage/database.ts';
import { bordersOf, dayIn } from './days.ts';

/** What counts as a visit: a package was shown, on a page of the retailer. */
export const isVisit = sql`kind = 'view' and not is_foreign and license_id is not null`;

/** The events of one day in a time zone; the borders are constants, so that only that day's partitions are read. */
export function ofDay(timeZone: string, day: string): RawBuilder<unknown> {
  const { from, until } = bordersOf(timeZone, day);
  return sql`(ts >= ${sql.lit(from)}::timestamptz and ts < ${sql.lit(until)}::timestamptz)`;
}

async function clearDay(query: Queryable, day: string): Promise<void> {
  await query.deleteFrom('roll_epack').where('day', '=', day).execute();
  await query.deleteFrom('roll_license_epack').where('day', '=', day).execute();
  await query.deleteFrom('roll_dimension').where('day', '=', day).execute();
  await query.deleteFrom('roll_visit').where('day', '=', day).execute();
}

async function fillDay(query: Queryable, timeZone: string, day: string): Promise<void> {
  const visits = sql`impression where ${isVisit} and ${ofDay(timeZone, day)}`;
  await sql`
    insert into roll_epack (day, license_id, retailer_id, epack_id, n)
    select ${day}::date, license_id, retailer_id, epack_id, count(*) from ${visits} and epack_id is not null
    group by license_id, retailer_id, epack_id
  `.execute(query);
  await sql`
    insert into roll_license_epack (day, license_id, epack_id, n)
    select day, license_id, epack_id, sum(n) from roll_epack where day = ${day} group by day, license_id, epack_id
  `.execute(query);
  await sql`
    insert into roll_dimension (day, license_id, retailer_id, dimension, value, n)
    select ${day}::date, license_id, retailer_id, d.name, d.value, count(*)
    from impression,
      lateral (values ('browser', browser), ('device', device), ('os', os), ('platform', platform), ('country', country))
        d (name, value)
    where ${isVisit} and ${ofDay(timeZone, day)}
    group by license_id, retailer_id, d.name, d.value
  `.execute(query);
  await sql`
    insert into roll_visit (day, license_id, retailer_id, n, users)
    select ${day}::date, license_id, retailer_id, count(*), count(distinct visitor) from ${visits}
    group by license_id, retailer_id
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
