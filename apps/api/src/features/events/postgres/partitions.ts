import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { addDays, toDay } from '../days.ts';

const daysAhead = 7;
/** Visitors' clocks can be a day behind. */
const daysBehind = 2;

function partitionName(day: string): string {
  return `impression_${day.replaceAll('-', '')}`;
}

/** Creates the partitions of days that lack one. */
export async function ensurePartitions(query: Queryable, days: readonly string[]): Promise<void> {
  for (const day of days) {
    const until = addDays(day, 1);
    await sql`
      create table if not exists ${sql.table(partitionName(day))} partition of impression
      for values from (${sql.lit(`${day}T00:00:00Z`)}) to (${sql.lit(`${until}T00:00:00Z`)})
    `.execute(query);
  }
}

/** Creates the partitions for events from now on. */
export async function ensureCurrentPartitions(query: Queryable, now: Date): Promise<void> {
  const today = toDay(now);
  const count = daysBehind + daysAhead + 1;
  await ensurePartitions(
    query,
    Array.from({ length: count }, (_, index) => addDays(today, index - daysBehind)),
  );
}

/**
 * Drops raw events older than the given number of days. Keeps the roll-ups, and events of days that are not
 * rolled up yet.
 */
export async function dropOldPartitions(query: Queryable, now: Date, keptDays: number): Promise<void> {
  const oldest = partitionName(addDays(toDay(now), -keptDays));
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'impression'::regclass and c.relname < ${oldest}
      and not exists (
        select 1 from roll_state s
        where s.is_dirty and abs(s.day - to_date(right(c.relname, 8), 'YYYYMMDD')) <= 1
      )
  `.execute(query);
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(query);
}
