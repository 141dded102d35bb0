import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { dayIn } from '../days.ts';
import type { StreamEvent } from '../eventStore.ts';

/** Counts the views that arrived, by day and package: the engine forgets which of them it had already. */
export async function tallyViews(
  query: Queryable,
  timeZone: string,
  events: readonly StreamEvent[],
): Promise<void> {
  const views = events.filter(
    ({ kind, license_id, epack_id }) => kind === 'view' && license_id != null && epack_id != null,
  );
  const groups = Map.groupBy(views, (one) =>
    JSON.stringify([dayIn(timeZone, one.ts), one.license_id, one.retailer_id, one.epack_id]),
  );
  if (groups.size === 0) return;
  const rows = [...groups.keys()]
    .toSorted()
    .map((key) => [...(JSON.parse(key) as unknown[]), groups.get(key)?.length]);
  await sql`
    insert into view_tally (day, license_id, retailer_id, epack_id, arrived)
    select (r->>0)::date, (r->>1)::int, (r->>2)::int, (r->>3)::uuid, (r->>4)::bigint
    from json_array_elements(${JSON.stringify(rows)}::json) r
    on conflict (license_id, day, retailer_id, epack_id) do update set arrived = view_tally.arrived + excluded.arrived
  `.execute(query);
}
