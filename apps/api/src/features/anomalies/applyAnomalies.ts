import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { EventStore } from '../events/eventStore.ts';

/** Lists the anomalies of the same package and retailer that share time with one, itself included; locks them. */
export async function listRelated(query: Queryable, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id from view_anomaly one join view_anomaly other
      on other.license_id = one.license_id and other.retailer_id = one.retailer_id and other.epack_id = one.epack_id
        and other.from_at < one.until_at and other.until_at > one.from_at
    where one.id = ${id} order by other.id for update of other
  `.execute(query);
  return rows.map((row) => row.id);
}

/** Brings the figures in line with the state of anomalies, and notes how many views each keeps out of them. */
export async function applyAnomalies(
  query: Queryable,
  events: Pick<EventStore, 'anomalies'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = await events.anomalies.apply(query, ids);
  for (const id of ids) {
    await query
      .updateTable('view_anomaly')
      .set({ removed_views: counts.get(id) ?? 0 })
      .where('id', '=', id)
      .execute();
  }
  return counts;
}
