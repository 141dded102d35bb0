import { sql, type RawBuilder } from 'kysely';

import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { addDays, dayIn, startOfDay } from '../days.ts';
import { isCounted, ofDay } from './conditions.ts';
import { addTo, countInto, spansOf, startOfSpan } from './countInto.ts';
import { isMeasured, pendingColumns, rawColumns } from './pending.ts';
import { rollUps, type RollUp } from './rollUps.ts';

/** Events are at most a day late; visitors are recorded for this many days before today. */
const seenDays = 1;
/** The record of what is already in the sums of days that still get events. */
const seenTables = ['roll_visitor', 'roll_view_time'];
const pendingAtOnce = 100_000;

/** Returns the first day with recorded visitors; events of earlier days make their day be recounted. */
export function firstSeenDay(timeZone: string, now: Date): string {
  return addDays(dayIn(timeZone, now), -seenDays);
}

/**
 * Runs work on the roll-ups, one at a time across all processes; storing and querying do not wait. A day of
 * many million events can exceed the time limit of a request's query.
 */
export async function holdRollUps<Result>(
  database: Database,
  work: (query: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (query) => {
    await sql`set local statement_timeout = 0`.execute(query);
    await sql`lock table roll_state in share update exclusive mode`.execute(query);
    return work(query);
  });
}

/** Selects an event's day and hour in the report time zone, with its counted columns. */
function taken(timeZone: string, columns: RawBuilder<unknown>, day?: string): RawBuilder<unknown> {
  const moment = sql`(ts at time zone ${sql.lit(timeZone)})`;
  return sql`
    ${day === undefined ? sql`${moment}::date` : sql`${sql.lit(day)}::date`} as day,
    extract(hour from ${moment})::smallint as hour, ${columns}
  `;
}

/** Removes a day from a roll-up, and from its week and month. */
async function clearSums(query: Queryable, rollUp: RollUp, day: string): Promise<void> {
  const away = spansOf(rollUp).map(
    (target) => sql`${sql.ref(`from_${target.table}`)} as (${addTo(target, rollUp, sql`gone`, sql`-`)})`,
  );
  const gone = sql`gone as (delete from ${sql.table(rollUp.table)} where day = ${day} returning *)`;
  await sql`with ${sql.join([gone, ...away])} select`.execute(query);
}

async function clearDay(query: Queryable, day: string): Promise<void> {
  for (const rollUp of rollUps) await clearSums(query, rollUp, day);
  const bit = sql`(1 << extract(day from ${day}::date)::int - 1)`;
  await sql`
    update roll_page_month set days = days & ~${bit}
    where month = ${startOfSpan('month', sql`${day}::date`)} and days & ${bit} <> 0
  `.execute(query);
  for (const table of seenTables)
    await sql`delete from ${sql.table(table)} where day = ${day}`.execute(query);
}

/** Returns the first day that can still get events: a server's clock can be before midnight. */
function firstOpenDay(first: string): string {
  return addDays(first, -1);
}

/** Rolls up a day from scratch; repeating it gives the same result. */
async function rollDay(database: Database, timeZone: string, day: string, first: string): Promise<void> {
  await holdRollUps(database, async (query) => {
    // First, and locked until the end: an event that marks its day dirty in the meantime waits here, and then
    // marks it again.
    const marked = await query
      .updateTable('roll_state')
      .set({ is_dirty: false })
      .where('day', '=', day)
      .where('is_dirty', '=', true)
      .executeTakeFirst();
    if (Number(marked.numUpdatedRows) === 0) return;
    await clearDay(query, day);
    await countInto(query, {
      isWholeDay: day < firstOpenDay(first),
      before: [sql`counted_here as (delete from roll_pending where ${ofDay(timeZone, day)})`],
      taken: sql`
        select ${taken(timeZone, rawColumns, day)} from impression where ${isMeasured} and ${isCounted} and ${ofDay(timeZone, day)}
      `,
    });
  });
}

/** Recounts every dirty day. */
async function rollDirtyDays(database: Database, timeZone: string, first: string): Promise<void> {
  const rows = await database.query
    .selectFrom('roll_state')
    .select('day')
    .where('is_dirty', '=', true)
    .orderBy('day')
    .execute();
  for (const { day } of rows) await rollDay(database, timeZone, day, first);
}

/** Marks days for recounting whose pending events arrived after the record of their visitors was dropped. */
async function markOldPending(query: Queryable, timeZone: string, first: string): Promise<void> {
  await sql`
    insert into roll_state (day, is_dirty)
    select distinct (ts at time zone ${sql.lit(timeZone)})::date, true from roll_pending
    where ts < ${startOfDay(timeZone, first)}
    on conflict (day) do update set is_dirty = true
  `.execute(query);
}

/** Counts new events. Each pending event is removed and added to the sums in one statement. */
async function countPending(database: Database, timeZone: string, first: string): Promise<void> {
  for (;;) {
    const count = await holdRollUps(database, (query) =>
      countInto(query, {
        taken: sql`
          delete from roll_pending where ctid = any(array(
            select ctid from roll_pending where ts >= ${startOfDay(timeZone, first)} limit ${pendingAtOnce}
          )) returning ${taken(timeZone, pendingColumns)}
        `,
      }),
    );
    if (count < pendingAtOnce) return;
  }
}

/** Brings the roll-ups up to date. */
export async function rollUp(database: Database, timeZone: string, now: Date): Promise<void> {
  const first = firstSeenDay(timeZone, now);
  await markOldPending(database.query, timeZone, first);
  await rollDirtyDays(database, timeZone, first);
  await countPending(database, timeZone, first);
  await holdRollUps(database, async (query) => {
    for (const table of seenTables)
      await sql`delete from ${sql.table(table)} where day < ${firstOpenDay(first)}`.execute(query);
  });
}
