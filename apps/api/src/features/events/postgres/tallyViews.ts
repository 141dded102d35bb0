import { sql, type RawBuilder } from 'kysely';

/**
 * The part of an insert that counts the views among the `offered` events that figures leave out: those that are not `added`
 * because they are stored already, and those of other sites. Costs nothing if there are none.
 */
export function tallyViews(timeZone: string): RawBuilder<unknown> {
  const columns = sql`(ts at time zone ${sql.lit(timeZone)})::date as day, license_id, retailer_id, epack_id`;
  const isView = sql`kind = 'view' and epack_id is not null and license_id is not null`;
  return sql`
    insert into view_tally (day, license_id, retailer_id, epack_id, repeated, misplaced)
    select day, license_id, retailer_id, epack_id, sum(repeated), sum(misplaced) from (
      select ${columns}, 1 as repeated, 0 as misplaced from offered
      where ${isView} and (select count(*) from offered) > (select count(*) from added)
      union all
      select ${columns}, -1, 0 from added
      where ${isView} and (select count(*) from offered) > (select count(*) from added)
      union all
      select ${columns}, 0, 1 from added where ${isView} and is_foreign
    ) counted group by 1, 2, 3, 4 having sum(repeated) + sum(misplaced) > 0 order by 1, 2, 3, 4
    on conflict (day, license_id, retailer_id, epack_id) do update set
      repeated = view_tally.repeated + excluded.repeated, misplaced = view_tally.misplaced + excluded.misplaced
  `;
}
