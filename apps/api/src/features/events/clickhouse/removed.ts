import type { Queryable } from '../../../platform/storage/database.ts';
import { listRemoved, type StoredAnomaly } from '../removedAnomalies.ts';
import { codeOf } from '../viewClasses.ts';
import { eventTable } from './eventTable.ts';

const verified = codeOf('verified');

/** Values come from the database and have no quotes, but nothing else may get into a statement. */
function quote(text: string): string {
  return `'${text.replaceAll(/[^\w-]/g, '')}'`;
}

/** The events of an anomaly's place and time. */
export function isWithin(anomaly: StoredAnomaly): string {
  const fromMs = anomaly.from_at.getTime();
  const untilMs = anomaly.until_at.getTime();
  const ofPage = anomaly.page_key === '' ? '' : `AND page_key = ${quote(anomaly.page_key)}`;
  return `
    license_id = ${anomaly.license_id} AND retailer_id = ${anomaly.retailer_id} AND epack_id = ${quote(anomaly.epack_id)}
    AND ts >= toDateTime(${Math.floor(fromMs / 1000)}) AND ts <= toDateTime(${Math.floor(untilMs / 1000)})
    AND ts_ms >= ${fromMs} AND ts_ms < ${untilMs} ${ofPage}
  `;
}

/** The condition of all events of an anomaly's views; GLOBAL, because the events of a view can be on several servers. */
export function isSuspect(anomaly: StoredAnomaly): string {
  const within = isWithin(anomaly);
  const viewsBy = (column: string, condition: string) =>
    `${within} AND view_id GLOBAL IN (SELECT ${column} FROM ${eventTable} FINAL WHERE ${within} AND ${condition})`;
  if (anomaly.kind === 'network')
    return viewsBy('view_id', `kind = 'view' AND network = ${quote(anomaly.network.toString('hex'))}`);
  return anomaly.kind === 'times' ? viewsBy('impossible_view', `impossible_view <> ''`) : within;
}

/** The condition of the events of any of some anomalies. */
export function isAnySuspect(anomalies: readonly StoredAnomaly[]): string {
  return anomalies.length === 0 ? '0' : anomalies.map((one) => `(${isSuspect(one)})`).join(' OR ');
}

/** Late enough for any event. */
const endMs = Date.parse('9999-01-01');

/**
 * Returns the class of an event as an expression. Stored events are never changed: those of removed anomalies are told by
 * their place and time, also if they come late.
 */
export async function readClass(
  query: Queryable,
  { fromMs = 0, untilMs = endMs }: { fromMs?: number; untilMs?: number } = {},
): Promise<string> {
  const anomalies = await listRemoved(query, new Date(fromMs), new Date(untilMs));
  if (anomalies.length === 0) return 'class';
  return `if(class = ${verified} AND (${isAnySuspect(anomalies)}), ${codeOf('removed')}, class)`;
}
