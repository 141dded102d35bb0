import { sql, type RawBuilder } from 'kysely';

import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { bordersOf } from '../days.ts';
import type { Anomalies, LeftOut, Period, ViewGroup, ViewGroups } from '../eventStore.ts';
import { listAnomaliesById, type StoredAnomaly } from '../removedAnomalies.ts';
import { codeOf } from '../viewClasses.ts';

const verified = sql.lit(codeOf('verified'));
const removed = sql.lit(codeOf('removed'));
const place = sql`license_id, retailer_id, epack_id`;
const placeNames = sql`license_id as "licenseId", retailer_id as "retailerId", epack_id as "epackId"`;

/** The events of a place and time; constant limits read only some partitions. */
function isWithin({
  license_id,
  retailer_id,
  epack_id,
  page_key,
  ...anomaly
}: StoredAnomaly): RawBuilder<unknown> {
  const from = sql.lit(anomaly.from_at.toISOString());
  const until = sql.lit(anomaly.until_at.toISOString());
  return sql`
    license_id = ${license_id} and retailer_id = ${retailer_id} and epack_id = ${epack_id}::uuid
    and ts >= ${from}::timestamptz and ts < ${until}::timestamptz and (${page_key} = '' or page_key = ${page_key})
  `;
}

/** All events of the suspicious views, and not only the one that shows it. */
function isSuspect(anomaly: StoredAnomaly): RawBuilder<unknown> {
  const within = isWithin(anomaly);
  if (anomaly.kind === 'network')
    return sql`
      ${within} and view_id in (
        select view_id from impression where ${within} and kind = 'view' and network = ${anomaly.network}
      )
    `;
  if (anomaly.kind === 'times')
    return sql`
      ${within} and view_id in (
        select impossible_view from impression where ${within} and impossible_view is not null
      )
    `;
  return within;
}

interface Move {
  change: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  sign: 1 | -1;
}

/** Changes the class of events, and follows with the receipts, which are no sums of a day. Returns the days of the events. */
async function moveEvents(
  query: Queryable,
  timeZone: string,
  { change, where, sign }: Move,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with moved as (
      update impression set ${change} where ${where}
      returning ts, kind, epack_id, retailer_id, publication, is_demo
    ), receipts as (
      update stream_receipt r set views = r.views + ${sql.lit(sign)} * m.n from (
        select epack_id, retailer_id, publication, count(*) as n from moved
        where kind = 'view' and not is_demo group by 1, 2, 3 order by 1, 2, 3
      ) m
      where r.epack_id = m.epack_id and r.retailer_id = m.retailer_id and r.publication = m.publication
    )
    select distinct (ts at time zone ${sql.lit(timeZone)})::date::text as day from moved
  `.execute(query);
  return rows.map(({ day }) => day);
}

function putBack(query: Queryable, timeZone: string, anomaly: StoredAnomaly): Promise<string[]> {
  return moveEvents(query, timeZone, {
    change: sql`class = ${verified}, anomaly_id = null`,
    where: sql`${isWithin(anomaly)} and anomaly_id = ${anomaly.id}`,
    sign: 1,
  });
}

function remove(query: Queryable, timeZone: string, anomaly: StoredAnomaly): Promise<string[]> {
  return moveEvents(query, timeZone, {
    change: sql`class = ${removed}, anomaly_id = ${anomaly.id}`,
    where: sql`class = ${verified} and not is_foreign and ${isSuspect(anomaly)}`,
    sign: -1,
  });
}

/** Has the days counted again; until then, queries read their events. */
async function markDays(query: Queryable, days: readonly string[]): Promise<void> {
  await sql`
    insert into roll_state (day, is_dirty) select day, true from unnest(${days}::date[]) day order by day
    on conflict (day) do update set is_dirty = true where not roll_state.is_dirty
  `.execute(query);
}

async function apply(query: Queryable, timeZone: string, ids: readonly number[]) {
  const anomalies = await listAnomaliesById(query, ids);
  const removedOnes = anomalies.filter(({ removed_at }) => removed_at !== null);
  const moved: string[] = [];
  for (const one of anomalies.filter((anomaly) => !removedOnes.includes(anomaly)))
    moved.push(...(await putBack(query, timeZone, one)));
  const counts = new Map<number, number>();
  for (const one of removedOnes) {
    moved.push(...(await remove(query, timeZone, one)));
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from impression where ${isWithin(one)} and kind = 'view' and anomaly_id = ${one.id}
    `.execute(query);
    counts.set(one.id, rows[0]?.count ?? 0);
  }
  if (moved.length > 0) await markDays(query, [...new Set(moved)]);
  return counts;
}

type Row = Omit<ViewGroup, 'from'> & { from: Date | null };

async function listGroups(
  query: Queryable,
  timeZone: string,
  [day, least]: Parameters<Anomalies['listGroups']>,
): Promise<ViewGroups> {
  const { from, until } = bordersOf(timeZone, day);
  const start = sql`${sql.lit(from)}::timestamptz`;
  const events = sql`
    impression where ts >= ${start} and ts < ${sql.lit(until)}::timestamptz and epack_id is not null
      and license_id is not null and not is_foreign
  `;
  const views = sql`${events} and kind = 'view' and class = ${verified}`;
  const hour = sql`date_bin('1 hour', ts, ${start})`;
  const read = async (statement: RawBuilder<Row>) => {
    const { rows } = await statement.execute(query);
    return rows.map((row) => ({ ...row, from: row.from ?? new Date(from) }));
  };
  const [hours, networks, impossible] = await Promise.all([
    read(sql`
      select ${placeNames}, coalesce(page_key, '') as "pageKey", at as "from", '' as network, count(*) as count
      from (select ${place}, page_key, ${hour} as at from ${views}) seen
      group by grouping sets ((${place}, at, page_key), (${place}, at))
      having count(*) >= ${least.hours} and (grouping(page_key) = 1 or page_key <> '')
    `),
    read(sql`
      select ${placeNames}, page_key as "pageKey", null as "from", encode(network, 'hex') as network, count(*) as count
      from ${views} and network is not null and page_key <> '' group by ${place}, page_key, network
      having count(*) >= ${least.networks}
    `),
    read(sql`
      select ${placeNames}, page_key as "pageKey", null as "from", '' as network,
        count(distinct impossible_view) as count
      from ${events} and impossible_view is not null and page_key <> '' group by ${place}, page_key
      having count(distinct impossible_view) >= ${least.impossible}
    `),
  ]);
  return { hours, networks, impossible };
}

async function listLeftOut(query: Queryable, { selection, range }: Period): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select day, ${placeNames}, repeated, misplaced from view_tally
    where day between ${range.from} and ${range.to}
      and ${isPlaced(selection)} and repeated + misplaced > 0
  `.execute(query);
  return rows;
}

/** The condition of a selection without the columns that tallies lack. */
function isPlaced({ licenseIds, retailerIds }: Pick<Period['selection'], 'licenseIds' | 'retailerIds'>) {
  const ofRetailers = retailerIds ? sql`and retailer_id = any(${retailerIds}::int[])` : sql``;
  return sql`license_id = any(${licenseIds}::int[]) ${ofRetailers}`;
}

/** Anomalies of the events in PostgreSQL: their class is changed, and the sums of their days are counted again. */
export function createAnomalies({ query }: Database, timeZone: string): Anomalies {
  return {
    listGroups: (...request) => listGroups(query, timeZone, request),
    apply: (transaction, ids) => apply(transaction, timeZone, ids),
    listLeftOut: (period) => listLeftOut(query, period),
  };
}
