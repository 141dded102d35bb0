import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import type { Selectable } from 'kysely';

/** The stored form of an anomaly. */
export type StoredAnomaly = Selectable<Tables['view_anomaly']>;

/** Lists removed anomalies that have views between two times; the first removed first. */
export function listRemoved(query: Queryable, from: Date, until: Date): Promise<StoredAnomaly[]> {
  return query
    .selectFrom('view_anomaly')
    .selectAll()
    .where('removed_at', 'is not', null)
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .orderBy('removed_at')
    .orderBy('id')
    .execute();
}

/** Lists some anomalies, in the same order; those that are not removed come last. */
export function listAnomaliesById(query: Queryable, ids: readonly number[]): Promise<StoredAnomaly[]> {
  return query
    .selectFrom('view_anomaly')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('removed_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}
