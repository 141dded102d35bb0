import { sql, type RawBuilder } from 'kysely';

/** The day of a time in the report time zone, whose days the roll-ups have. */
const dayOf = (time: RawBuilder<unknown>) =>
  sql`(${time} at time zone (select time_zone from roll_zone))::date`;
const today = dayOf(sql`now()`);
const firstDay = dayOf(sql`b.since`);

/** Views of a page's (alias `p`) mapped epack at its retailer in the last seven days, from the roll-ups. */
export const weekImpressions = sql<number>`coalesce((
  select sum(i.n) from roll_epack i
  where i.license_id = p.license_id and i.retailer_id = p.retailer_id and i.epack_id = p.epack_id
    and i.day > ${today} - 7
    -- Days differ by one between time zones. The planner knows this limit, and reads few days by it.
    and i.day > current_date - 9
), 0)::int`;

/**
 * Daily views of a problem's (alias `b`) page in the four weeks before it, minus those since; never below
 * zero.
 */
export const lostPerDay = sql<number>`coalesce((
  select greatest(0,
    coalesce(sum(i.n) filter (where i.day < ${firstDay}), 0) / 28.0
    - coalesce(sum(i.n) filter (where i.day >= ${firstDay}), 0) / greatest(1, ${today} - ${firstDay} + 1)
  )
  from roll_epack i
  where i.license_id = p.license_id and i.retailer_id = p.retailer_id and i.epack_id = p.epack_id
    and i.day >= ${firstDay} - 28
), 0)::float8`;
