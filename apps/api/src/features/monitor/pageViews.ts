import { sql, type RawBuilder } from 'kysely';

import { isShown } from '../events/postgres/shown.ts';

/** The day of a time in the report time zone, whose days the roll-ups have. */
export const dayOf = (time: RawBuilder<unknown>) =>
  sql`(${time} at time zone (select time_zone from roll_zone))::date`;
export const today = dayOf(sql`now()`);

/** The roll-ups (alias `i`) of a page's (alias `p`) mapped epack at its retailer, of the views that figures show by default. */
export const ofPackage = sql`
  i.license_id = p.license_id and i.retailer_id = p.retailer_id and i.epack_id = p.epack_id and ${isShown}
`;

/** Days differ by one between time zones. The planner knows the second limit, and reads few days by it. */
const within = (days: number) =>
  sql`i.day > ${today} - ${days}::int and i.day > current_date - ${days + 2}::int`;

const isOnlyPage = sql`not exists (
  select from product_page o
  where o.epack_id = p.epack_id and o.retailer_id = p.retailer_id and o.license_id = p.license_id and o.id <> p.id
)`;

/**
 * Counts the views of a page's (alias `p`) mapped epack on that page, from the roll-ups. Views that name no page, as older
 * scripts report them, count for the page if no other page of the epack at the retailer is watched.
 */
export function pageViewsOf(days: number): RawBuilder<number> {
  return sql<number>`(case when p.epack_id is null then 0 else
    coalesce((
      select sum(i.n) from roll_page i where i.page_key = p.page_key and ${ofPackage} and ${within(days)}
    ), 0)
    + case when ${isOnlyPage} then greatest(0,
      coalesce((select sum(i.n) from roll_epack i where ${ofPackage} and ${within(days)}), 0)
      - coalesce((select sum(i.n) from roll_page i where ${ofPackage} and ${within(days)}), 0)
    ) else 0 end
  end)::int`;
}

/** Views of the last seven days. */
export const weekViews = pageViewsOf(7);
/** Views of today and yesterday: visitors see the content now. */
export const freshViews = pageViewsOf(2);
