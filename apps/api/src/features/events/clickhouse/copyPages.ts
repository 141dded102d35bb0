import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { dayIn, startOfDay } from '../days.ts';
import type { ClickHouse } from './clickHouse.ts';
import { countedEvents, measuredRows, measures } from './counted.ts';
import { codeOf } from '../viewClasses.ts';
import { eventTable } from './eventTable.ts';
import { readClass } from './removed.ts';

/** A beacon can be a day late, plus some time in transit. */
const lookBackMs = 25 * 60 * 60_000;
/** The key of `roll_page` besides the day. */
const columns = 'license_id, retailer_id, shelf_id, epack_id, page_key, class';

/**
 * Returns the first day to copy: yesterday, or the last day copied if copying has stopped for longer.
 */
async function findFirstDay(query: Queryable, timeZone: string, now: Date): Promise<string> {
  const recent = dayIn(timeZone, new Date(now.getTime() - lookBackMs));
  const { last } = await query
    .selectFrom('roll_page')
    .select(({ fn }) => fn.max('day').as('last'))
    .executeTakeFirstOrThrow();
  return last !== null && last < recent ? last : recent;
}

/**
 * Copies the sums of product pages to `roll_page`, where the live monitor reads them: it joins them with its own
 * tables. Counts exactly, from all events of the last days, or from the day `from` on. Removed views are left out.
 */
export async function copyPages(
  clickHouse: ClickHouse,
  query: Queryable,
  { timeZone, now, from: asked }: { timeZone: string; now: Date; from?: string },
): Promise<void> {
  const first = asked ?? (await findFirstDay(query, timeZone, now));
  const fromMs = startOfDay(timeZone, first).getTime();
  const shownClass = await readClass(query, { fromMs });
  const from = `
    ${eventTable} FINAL
    WHERE ${countedEvents} AND ts >= toDateTime(${Math.floor(fromMs / 1000)})
      AND ${shownClass} <> ${codeOf('removed')}
      AND epack_id <> '' AND page_key <> ''
  `;
  const rows = await clickHouse.ask<object>(`
    SELECT day, ${columns}, ${measures} FROM ${measuredRows(columns, { day: `toDate(ts, '${timeZone}')`, from })}
    GROUP BY day, ${columns}
  `);
  const key = sql.raw(`day, ${columns}`);
  await sql`
    with counted as materialized (
      select ${key}, count as n, "inviewCount" as inviews, "timedCount" as timed_inviews, "inviewMs" as inview_ms,
        "interactionCount" as interactions
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(
        day date, license_id int, retailer_id int, shelf_id int, epack_id uuid, page_key text, class smallint,
        count bigint, "inviewCount" bigint, "timedCount" bigint, "inviewMs" bigint, "interactionCount" bigint
      )
    ), gone as (
      delete from roll_page where day >= ${first} and (${key}) not in (select ${key} from counted)
    )
    insert into roll_page (${key}, n, inviews, timed_inviews, inview_ms, interactions)
    select * from counted order by ${key}
    on conflict (${key}) do update set
      n = excluded.n, inviews = excluded.inviews, timed_inviews = excluded.timed_inviews,
      inview_ms = excluded.inview_ms, interactions = excluded.interactions
  `.execute(query);
}
