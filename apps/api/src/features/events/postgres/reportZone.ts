import { sql } from 'kysely';

import type { Database, Queryable } from '../../../platform/storage/database.ts';

/**
 * Marks every day with raw events for recounting, and its neighbors: the new time zone can assign events to
 * days that had none. Older roll-ups stay unchanged.
 */
async function markDays(query: Queryable): Promise<void> {
  await sql`
    with kept as (
      select min(to_date(right(c.relname, 8), 'YYYYMMDD')) as first
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'impression'::regclass
    )
    insert into roll_state (day, is_dirty)
    select distinct s.day + near.days, true
    from roll_state s, kept, (values (-1), (0), (1)) near (days) where s.day >= kept.first
    on conflict (day) do update set is_dirty = true where roll_state.day >= (select first from kept)
  `.execute(query);
}

/** Converts the roll-ups to the report time zone if it changed. Call it before events are stored. */
export async function adoptReportZone(database: Database, timeZone: string): Promise<void> {
  await database.transaction(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('roll_zone')
      .set({ time_zone: timeZone })
      .where('time_zone', '<>', timeZone)
      .executeTakeFirst();
    if (Number(numUpdatedRows) > 0) await markDays(query);
  });
}
