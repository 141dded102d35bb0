import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { bordersOf, dayIn } from '../days.ts';
import type { Anomalies, LeftOut, PageId, Period, ViewGroup, ViewGroups } from '../eventStore.ts';
import { listAnomaliesById } from '../removedAnomalies.ts';
import { codeOf } from '../viewClasses.ts';
import type { ClickHouse } from './clickHouse.ts';
import { copyPages } from './copyPages.ts';
import { eventTable } from './eventTable.ts';
import { noteReceipts } from './receipts.ts';
import { isAnySuspect, isSuspect } from './removed.ts';

const place = 'license_id AS licenseId, retailer_id AS retailerId, epack_id AS epackId';
const verified = `class = ${codeOf('verified')}`;

/** Returns the condition of a day's events. */
function ofDay(timeZone: string, day: string): { condition: string; fromMs: number } {
  const { from, until } = bordersOf(timeZone, day);
  const [fromMs, untilMs] = [Date.parse(from), Date.parse(until)];
  const seconds = (ms: number) => Math.floor(ms / 1000);
  return {
    fromMs,
    condition: `ts >= toDateTime(${seconds(fromMs)}) AND ts <= toDateTime(${seconds(untilMs)})
      AND ts_ms >= ${fromMs} AND ts_ms < ${untilMs}`,
  };
}

type Row = Omit<ViewGroup, 'from'> & { fromMs: number };

const hourMs = 3_600_000;

async function listGroups(
  clickHouse: ClickHouse,
  timeZone: string,
  [day, least]: Parameters<Anomalies['listGroups']>,
): Promise<ViewGroups> {
  const { condition, fromMs } = ofDay(timeZone, day);
  const events = `${eventTable} FINAL WHERE ${condition} AND NOT is_foreign AND license_id <> 0 AND epack_id <> ''`;
  const views = `${events} AND kind = 'view' AND ${verified}`;
  const hour = `${fromMs} + intDiv(ts_ms - ${fromMs}, ${hourMs}) * ${hourMs}`;
  const read = async (
    columns: string,
    { from, by, count, atLeast }: Record<'from' | 'by' | 'count', string> & { atLeast: number },
  ) => {
    const rows = await clickHouse.ask<Row>(`
      SELECT ${place}, ${columns}, ${count} AS count FROM ${from}
      GROUP BY licenseId, retailerId, epackId, ${by} HAVING count >= ${atLeast}
    `);
    return rows.map(({ fromMs: at, ...row }) => ({ ...row, from: new Date(at) }));
  };
  const pageOfDay = `page_key AS pageKey, min(${fromMs}) AS fromMs`;
  const [pages, packages, networks, impossible] = await Promise.all([
    read(`page_key AS pageKey, ${hour} AS fromMs, '' AS network`, {
      from: `${views} AND page_key <> ''`,
      by: 'pageKey, fromMs',
      count: 'count()',
      atLeast: least.hours,
    }),
    read(`'' AS pageKey, ${hour} AS fromMs, '' AS network`, {
      from: views,
      by: 'fromMs',
      count: 'count()',
      atLeast: least.hours,
    }),
    read(`${pageOfDay}, network`, {
      from: `${views} AND page_key <> '' AND network <> ''`,
      by: 'pageKey, network',
      count: 'count()',
      atLeast: least.networks,
    }),
    read(`${pageOfDay}, '' AS network`, {
      from: `${events} AND page_key <> '' AND impossible_view <> ''`,
      by: 'pageKey',
      count: 'uniqExact(impossible_view)',
      atLeast: least.impossible,
    }),
  ]);
  return { hours: [...pages, ...packages], networks, impossible };
}

async function apply(
  clickHouse: ClickHouse,
  query: Queryable,
  { timeZone, ids }: { timeZone: string; ids: readonly number[] },
): Promise<Map<number, number>> {
  const anomalies = await listAnomaliesById(query, ids);
  const counts = new Map<number, number>();
  const before: typeof anomalies = [];
  for (const one of anomalies.filter(({ removed_at }) => removed_at !== null)) {
    const [row] = await clickHouse.ask<{ count: number }>(`
      SELECT count() AS count FROM ${eventTable} FINAL
      WHERE kind = 'view' AND ${verified} AND NOT is_foreign AND ${isSuspect(one)} AND NOT (${isAnySuspect(before)})
    `);
    counts.set(one.id, row?.count ?? 0);
    before.push(one);
  }
  const first = anomalies.map(({ from_at }) => from_at).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (first) {
    await copyPages(clickHouse, query, { timeZone, now: new Date(), from: dayIn(timeZone, first) });
    await noteReceipts(clickHouse, query, { now: new Date(), from: first });
  }
  return counts;
}

interface Tally extends PageId {
  day: string;
  arrived: number;
  misplaced: number;
}

const keyOf = ({ day, licenseId, retailerId, epackId }: PageId & { day: string }) =>
  `${day} ${licenseId} ${retailerId} ${epackId}`;

/** The engine does not tell which events it had: repeated are those that arrived without a row. */
async function listLeftOut(
  clickHouse: ClickHouse,
  query: Queryable,
  { timeZone, period: { selection, range } }: { timeZone: string; period: Period },
): Promise<LeftOut[]> {
  const tallies = await query
    .selectFrom('view_tally')
    .select(['day', 'license_id as licenseId', 'retailer_id as retailerId', 'epack_id as epackId'])
    .select('arrived')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .where('license_id', '=', sql<number>`any(${selection.licenseIds}::int[])`)
    .$if(selection.retailerIds !== undefined, (some) =>
      some.where('retailer_id', '=', sql<number>`any(${selection.retailerIds}::int[])`),
    )
    .execute();
  const fromMs = Date.parse(bordersOf(timeZone, range.from).from);
  const untilMs = Date.parse(bordersOf(timeZone, range.to).until);
  const stored = await clickHouse.ask<Tally>(`
    SELECT toDate(ts, '${timeZone}') AS day, ${place}, count() AS arrived, countIf(is_foreign = 1) AS misplaced
    FROM ${eventTable} FINAL
    WHERE kind = 'view' AND license_id <> 0 AND epack_id <> '' AND ts_ms >= ${fromMs} AND ts_ms < ${untilMs}
    GROUP BY day, licenseId, retailerId, epackId
  `);
  const storedCounts = new Map(stored.map((row) => [keyOf(row), row]));
  return tallies.flatMap(({ arrived, ...page }) => {
    const row = storedCounts.get(keyOf(page));
    const repeated = Math.max(0, arrived - (row?.arrived ?? 0));
    const misplaced = row?.misplaced ?? 0;
    return repeated + misplaced > 0 ? [{ ...page, repeated, misplaced }] : [];
  });
}

/** Anomalies of the events in ClickHouse: events stay as they are, and queries leave out those of removed anomalies. */
export function createAnomalies(clickHouse: ClickHouse, query: Queryable, timeZone: string): Anomalies {
  return {
    listGroups: (...request) => listGroups(clickHouse, timeZone, request),
    apply: (transaction, ids) => apply(clickHouse, transaction, { timeZone, ids }),
    listLeftOut: (period) => listLeftOut(clickHouse, query, { timeZone, period }),
  };
}
