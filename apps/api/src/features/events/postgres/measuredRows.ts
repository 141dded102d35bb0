import { sql, type RawBuilder } from 'kysely';

import { maxInviewMs } from '../maxInviewMs.ts';
import { bucketExpression } from '../timeBuckets.ts';

/** A time in view as it counts, in whole milliseconds; null if it was not measured. */
export const countedMs = sql`(case when ms is not null then least(round(ms), ${sql.lit(maxInviewMs)}) end)::bigint`;

/**
 * Selects events for {@link countedMeasures}. A view reports its whole time in view each time it is hidden: only its longest
 * report counts, and of that only the part that is not in the sums yet.
 *
 * @param events a table of events, with their `day`
 * @param isAdded the condition of events that are added to sums, whose views can be in `roll_view_time`
 */
export function measuredRows(events: RawBuilder<unknown>, isAdded: RawBuilder<unknown>): RawBuilder<unknown> {
  const place = sql`day, license_id, retailer_id, shelf_id, class, epack_id, page_key, kind`;
  const wholeMs = sql`greatest(ms, known_ms)`;
  return sql`
    select ${place}, 0 as inview, 0 as timed, 0::bigint as seen_ms,
      null::bigint as old_ms, null::bigint as new_ms
    from ${events} where kind <> 'inview'
    union all
    select ${place}, (known_view is null)::int, (${wholeMs} is not null)::int - (known_ms is not null)::int,
      coalesce(${wholeMs}, 0) - coalesce(known_ms, 0), known_ms, ${wholeMs}
    from (
      select distinct on (day, view_id) ${place}, view_id, ${countedMs} as ms, ${isAdded} as is_added
      from ${events} where kind = 'inview' order by day, view_id, ${countedMs} desc nulls last
    ) longest left join (
      select day as known_day, view_id as known_view, ms as known_ms from roll_view_time
    ) known on is_added and known_day = day and known_view = view_id
  `;
}

const bucketOf = (ms: string) => sql`${sql.raw(bucketExpression(`${ms}::float8`, 'ln'))}::smallint`;

/**
 * Selects how events change the number of times in each bucket, as `bucket` and `n`: a view that is seen for longer leaves
 * the bucket of its time so far.
 *
 * @param measured a table of the rows of {@link measuredRows}
 * @param columns the columns to keep
 */
export function timeRows(measured: RawBuilder<unknown>, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const isChanged = sql`epack_id is not null and new_ms is distinct from old_ms`;
  return sql`
    select ${columns}, ${bucketOf('new_ms')} as bucket, 1 as n from ${measured}
    where new_ms is not null and ${isChanged}
    union all
    select ${columns}, ${bucketOf('old_ms')}, -1 from ${measured} where old_ms is not null and ${isChanged}
  `;
}
