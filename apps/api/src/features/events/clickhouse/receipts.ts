import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import type { ClickHouse } from './clickHouse.ts';
import { isShown } from './counted.ts';
import { eventTable } from './eventTable.ts';
import { readClass } from './removed.ts';

/** A beacon can be a day late, plus some time in transit. */
const lookBackMs = 25 * 60 * 60_000;

interface Receipt {
  epackId: string;
  retailerId: number;
  publication: string;
  firstMs: number;
  lastMs: number;
  views: number;
}

/**
 * Records when retailers' pages first and last showed a publication, for publications shown lately or since `from`; counts
 * exactly, from all events.
 */
export async function noteReceipts(
  clickHouse: ClickHouse,
  query: Queryable,
  { now, from }: { now: Date; from?: Date },
): Promise<void> {
  const lately = Math.min(now.getTime() - lookBackMs, from?.getTime() ?? Number.POSITIVE_INFINITY);
  const shownClass = await readClass(query);
  const isReceipt = `
    epack_id <> '' AND publication <> '' AND NOT is_foreign AND NOT is_demo
    AND kind IN ('view', 'inview', 'interaction') AND ${isShown(shownClass)}
  `;
  const rows = await clickHouse.ask<Receipt>(`
    SELECT epack_id AS epackId, retailer_id AS retailerId, publication, min(ts_ms) AS firstMs, max(ts_ms) AS lastMs,
      countIf(kind = 'view') AS views
    FROM ${eventTable} FINAL WHERE ${isReceipt}
    GROUP BY epackId, retailerId, publication HAVING lastMs >= ${Math.floor(lately)}
  `);
  if (rows.length === 0) return;
  await sql`
    insert into stream_receipt (epack_id, retailer_id, publication, first_seen, last_seen, views)
    select r."epackId", r."retailerId", r.publication, to_timestamp(r."firstMs" / 1000.0),
      to_timestamp(r."lastMs" / 1000.0), r.views
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      "epackId" uuid, "retailerId" int, publication text, "firstMs" bigint, "lastMs" bigint, views bigint
    )
    where exists (select 1 from epack e where e.id = r."epackId")
    order by 1, 2, 3
    on conflict (epack_id, retailer_id, publication) do update set
      first_seen = excluded.first_seen, last_seen = excluded.last_seen, views = excluded.views
  `.execute(query);
}
