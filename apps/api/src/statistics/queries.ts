import { sql, type RawBuilder } from 'kysely';
import type { Impression, TopProduct } from '@vitrina/api-client/contract';

import type { Queryable } from '../storage/database.ts';
import { bordersOf, dayIn } from './days.ts';
import type { DayRange } from './range.ts';
import { isVisit, ofDay } from './rollUp.ts';
import type { Selection } from './selection.ts';

/** What is asked about: whose visits, and when. */
export interface Period {
  selection: Selection;
  /** Days of the report time zone. */
  range: DayRange;
  timeZone: string;
  /** Days of the range whose roll-up is missing or out of date, today among them: those are read raw. */
  rawDays: readonly string[];
}

/** Completes a question by the days that are to be read raw. */
export async function choosePeriod(
  query: Queryable,
  asked: Omit<Period, 'rawDays'>,
  now: Date,
): Promise<Period> {
  const rows = await query
    .selectFrom('roll_state')
    .select('day')
    .where('day', '>=', asked.range.from)
    .where('day', '<=', asked.range.to)
    .where((where) => where.or([where('is_dirty', '=', true), where('day', '=', dayIn(asked.timeZone, now))]))
    .execute();
  return { ...asked, rawDays: rows.map(({ day }) => day) };
}

/** The condition of a selection, for tables with `license_id` and `retailer_id`. */
function isSelected({ licenseIds, retailerIds }: Selection): RawBuilder<unknown> {
  const ofRetailers = retailerIds ? sql`and retailer_id = any(${retailerIds}::int[])` : sql``;
  return sql`license_id = any(${licenseIds}::int[]) ${ofRetailers}`;
}

/** The condition of a period's rows in a roll-up. */
export function isRolled({ selection, range, rawDays }: Period): RawBuilder<unknown> {
  return sql`${isSelected(selection)} and day between ${range.from} and ${range.to} and day <> all(${rawDays}::date[])`;
}

/** The condition of a period's visits among the raw events. Borders are constants, so that only their partitions are read. */
export function isRaw({ selection, timeZone, rawDays }: Period): RawBuilder<unknown> {
  const days = rawDays.map((day) => ofDay(timeZone, day));
  const ofDays = days.length === 0 ? sql`false` : sql.join(days, sql` or `);
  return sql`${isVisit} and ${isSelected(selection)} and (${ofDays})`;
}

/** The raw days one by one, each with the condition of its visits: for what is counted per day. */
export function eachRawDay(period: Period): { day: string; isOfDay: RawBuilder<unknown> }[] {
  return period.rawDays.map((day) => ({ day, isOfDay: isRaw({ ...period, rawDays: [day] }) }));
}

/** How many visits each day of a period had; days without any are absent. */
export async function countVisitsByDay(query: Queryable, period: Period): Promise<Map<string, number>> {
  const counts = [
    sql`select day, sum(n)::bigint as n from roll_visit where ${isRolled(period)} group by day`,
    ...eachRawDay(period).map(
      ({ day, isOfDay }) =>
        sql`select ${day}::date, count(*) from impression where ${isOfDay} having count(*) > 0`,
    ),
  ];
  const { rows } = await sql<{ day: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(
    query,
  );
  return new Map(rows.map(({ day, n }) => [day, n]));
}

const topCount = 15;
const lastCount = 100;

/** The products shown most. */
export async function listTopProducts(query: Queryable, period: Period): Promise<TopProduct[]> {
  const table = period.selection.retailerIds ? sql`roll_epack` : sql`roll_license_epack`;
  const { rows } = await sql<TopProduct>`
    with counted as (
      select epack_id, n from ${table} where ${isRolled(period)}
      union all
      select epack_id, count(*) from impression
      where epack_id is not null and ${isRaw(period)} group by epack_id
    )
    select e.public_id as "publicId", e.name, e.brand, e.ean, sum(c.n)::bigint as count
    from counted c join epack e on e.id = c.epack_id
    group by e.id order by count desc, e.name collate "und-x-icu", e.id limit ${topCount}
  `.execute(query);
  return rows;
}

type ImpressionRow = Omit<Impression, 'time'> & { ts: Date };

/** The last visits of a period, newest first. */
export async function listLastImpressions(
  query: Queryable,
  { selection, range, timeZone }: Period,
): Promise<Impression[]> {
  const { from } = bordersOf(timeZone, range.from);
  const { until } = bordersOf(timeZone, range.to);
  const { rows } = await sql<ImpressionRow>`
    select i.ts, coalesce(e.name, '') as "productName", i.ean, r.name as retailer, l.name as license,
      i.browser, i.os, i.device, i.country
    from (
      select * from impression
      where ${isVisit} and ${isSelected(selection)}
        and ts >= ${sql.lit(from)}::timestamptz and ts < ${sql.lit(until)}::timestamptz
      order by ts desc limit ${lastCount}
    ) i
    join retailer r on r.id = i.retailer_id join license l on l.id = i.license_id left join epack e on e.id = i.epack_id
    order by i.ts desc
  `.execute(query);
  return rows.map(({ ts, ...row }) => ({ time: ts.toISOString(), ...row }));
}
