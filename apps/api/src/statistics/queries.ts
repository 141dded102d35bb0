import { sql, type RawBuilder } from 'kysely';
import type { Impression, TopProduct } from '@vitrina/api-client/contract';

import type { Queryable } from '../storage/database.ts';
import { addDays, toDay } from '../stream/partitions.ts';
import type { DayRange } from './range.ts';
import { isVisit } from './rollUp.ts';
import type { Selection } from './selection.ts';

/** The condition of a selection, for tables with `license_id` and `retailer_id`. */
export function isSelected({ licenseIds, retailerIds }: Selection): RawBuilder<unknown> {
  const ofRetailers = retailerIds ? sql`and retailer_id = any(${retailerIds}::int[])` : sql``;
  return sql`license_id = any(${licenseIds}::int[]) ${ofRetailers}`;
}

/** Days of a range whose roll-up is missing or out of date, today among them: those are read raw. */
export async function listRawDays(query: Queryable, { from, to }: DayRange, now: Date): Promise<string[]> {
  const rows = await query
    .selectFrom('roll_state')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((where) => where.or([where('is_dirty', '=', true), where('day', '=', toDay(now))]))
    .execute();
  return rows.map(({ day }) => day);
}

/** The raw events of days. Borders are constants, so that only those days' partitions are read. */
export function ofDays(days: readonly string[]): RawBuilder<unknown> {
  if (days.length === 0) return sql`false`;
  const ranges = days.map((day) => {
    const from = sql.lit(`${day}T00:00:00Z`);
    const until = sql.lit(`${addDays(day, 1)}T00:00:00Z`);
    return sql`(ts >= ${from}::timestamptz and ts < ${until}::timestamptz)`;
  });
  return sql`(${sql.join(ranges, sql` or `)})`;
}

/** How many visits each day of a range had; days without any are absent. */
export async function countVisitsByDay(
  query: Queryable,
  selection: Selection,
  range: DayRange,
  now: Date,
): Promise<Map<string, number>> {
  const rawDays = await listRawDays(query, range, now);
  const { rows } = await sql<{ day: string; n: number }>`
    select day, sum(n)::bigint as n from roll_visit
    where ${isSelected(selection)} and day between ${range.from} and ${range.to} and day <> all(${rawDays}::date[])
    group by day
    union all
    select (ts at time zone 'UTC')::date as day, count(*) as n from impression
    where ${isVisit} and ${isSelected(selection)} and ${ofDays(rawDays)}
    group by 1
  `.execute(query);
  return new Map(rows.map(({ day, n }) => [day, n]));
}

const topCount = 15;
const lastCount = 100;

/** The products shown most. */
export async function listTopProducts(
  query: Queryable,
  selection: Selection,
  range: DayRange,
  now: Date,
): Promise<TopProduct[]> {
  const rawDays = await listRawDays(query, range, now);
  const table = selection.retailerIds ? sql`roll_epack` : sql`roll_license_epack`;
  const { rows } = await sql<TopProduct>`
    with counted as (
      select epack_id, n from ${table}
      where ${isSelected(selection)} and day between ${range.from} and ${range.to} and day <> all(${rawDays}::date[])
      union all
      select epack_id, count(*) from impression
      where ${isVisit} and epack_id is not null and ${isSelected(selection)} and ${ofDays(rawDays)} group by epack_id
    )
    select e.public_id as "publicId", e.name, e.brand, e.ean, sum(c.n)::bigint as count
    from counted c join epack e on e.id = c.epack_id
    group by e.id order by count desc, e.name collate "und-x-icu", e.id limit ${topCount}
  `.execute(query);
  return rows;
}

type ImpressionRow = Omit<Impression, 'time'> & { ts: Date };

/** The last visits of a range, newest first. */
export async function listLastImpressions(
  query: Queryable,
  selection: Selection,
  { from, to }: DayRange,
): Promise<Impression[]> {
  const { rows } = await sql<ImpressionRow>`
    select i.ts, coalesce(e.name, '') as "productName", i.ean, r.name as retailer, l.name as license,
      i.browser, i.os, i.device, i.country
    from (
      select * from impression
      where ${isVisit} and ${isSelected(selection)}
        and ts >= ${sql.lit(`${from}T00:00:00Z`)}::timestamptz
        and ts < ${sql.lit(`${addDays(to, 1)}T00:00:00Z`)}::timestamptz
      order by ts desc limit ${lastCount}
    ) i
    join retailer r on r.id = i.retailer_id join license l on l.id = i.license_id left join epack e on e.id = i.epack_id
    order by i.ts desc
  `.execute(query);
  return rows.map(({ ts, ...row }) => ({ time: ts.toISOString(), ...row }));
}
