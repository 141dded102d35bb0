import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { bordersOf } from '../days.ts';
import type {
  ClassCount,
  DayMeasures,
  KeyedPage,
  Measures,
  Owner,
  PageId,
  ProductPage,
  PublishedSince,
  Selection,
  UserCounts,
  Visit,
  Visits,
} from '../eventStore.ts';
import type { Dimension } from '../tables.ts';
import { classOf } from '../viewClasses.ts';
import {
  isRolled,
  isSelected,
  isVisit,
  isWhole,
  rolledRows,
  uncountedEvents,
  uncountedMeasures,
  type StoredPeriod,
} from './conditions.ts';
import { dimensionNames, dimensionValues } from './dimensionValues.ts';
import { countedMeasures, hasMeasures, measureColumns, summedMeasures } from './measures.ts';
import { bitsByMonth, daysOf } from './pageDays.ts';
import { countTimes, findMedians } from './times.ts';
import { isSelectedPart, partOf } from './users.ts';

const isView = sql`kind = 'view'`;

/** Selects users by license, retailer and day, as `day`, `license_id`, `retailer_id`, `users`. */
function usersOf(period: StoredPeriod): RawBuilder<unknown> {
  const { selection } = period;
  const places = isRolled({ ...period, selection: { ...selection, shelfIds: undefined } });
  const part = partOf(selection);
  return sql`
    select day, license_id, retailer_id, users from roll_user where ${isSelectedPart(selection)} and ${places}
    union all
    select day, license_id, retailer_id, count(*) from (
      select distinct day, license_id, retailer_id, ${part}, class, visitor from ${uncountedEvents(period)}
      where ${isView} and visitor is not null and not (is_pending and exists (
        select 1 from roll_visitor v
        where v.day = uncounted.day and v.license_id = uncounted.license_id and v.retailer_id = uncounted.retailer_id
          and v.part = ${part} and v.class = uncounted.class and v.visitor = uncounted.visitor
      ))
    ) told_apart group by day, license_id, retailer_id
  `;
}

async function countUsers(query: Queryable, period: StoredPeriod): Promise<UserCounts> {
  const { rows } = await sql<{
    day: string | null;
    license: number | null;
    retailer: number | null;
    users: number;
  }>`
    select day, license_id as license, retailer_id as retailer, sum(users)::bigint as users
    from (${usersOf(period)}) counted group by grouping sets ((day), (license_id), (retailer_id))
    having sum(users) > 0 order by users desc, day, license, retailer
  `.execute(query);
  const by = <Key>(keyOf: (row: (typeof rows)[number]) => Key | null): Map<Key, number> =>
    new Map(
      rows.flatMap((row) => {
        const key = keyOf(row);
        return key === null ? [] : [[key, row.users] as const];
      }),
    );
  return {
    byDay: by(({ day }) => day),
    byLicense: by(({ license }) => license),
    byRetailer: by(({ retailer }) => retailer),
  };
}

const pageId = sql`epack_id as "epackId", license_id as "licenseId", retailer_id as "retailerId"`;

async function rank(query: Queryable, period: StoredPeriod, limit: number | undefined) {
  const table = isWhole(period.selection) ? 'roll_license_epack' : 'roll_epack';
  const { rows } = await sql<{ epackId: string; count: number }>`
    select epack_id as "epackId", sum(n)::bigint as count from (
      ${rolledRows(period, table, sql`epack_id, n`)}
      union all
      select epack_id, count(*) from ${uncountedEvents(period)}
      where ${isView} and epack_id is not null group by epack_id
    ) counted group by epack_id having sum(n) > 0 order by count desc, epack_id limit ${limit ?? null}::bigint
  `.execute(query);
  return rows;
}

/**
 * Finds the day from which on there are at least `limit` visits, from the sums, so that raw visits are read
 * for few days.
 */
async function findDayOfLast(query: Queryable, period: StoredPeriod, limit: number): Promise<string> {
  let count = 0;
  for (const { day, count: visits } of (await countByDay(query, period)).toReversed()) {
    count += visits;
    if (count >= limit) return day;
  }
  return period.range.from;
}

async function listLast(query: Queryable, period: StoredPeriod, limit: number) {
  const { selection, range, timeZone } = period;
  const { from } = bordersOf(timeZone, await findDayOfLast(query, period, limit));
  const { until } = bordersOf(timeZone, range.to);
  const { rows } = await sql<Visit>`
    select ts as time, ${pageId}, ean, browser, os, device, country from impression
    where ${isVisit} and ${isSelected(selection)}
      and ts >= ${sql.lit(from)}::timestamptz and ts < ${sql.lit(until)}::timestamptz
    order by ts desc, event_id limit ${limit}
  `.execute(query);
  return rows;
}

async function countValues(query: Queryable, period: StoredPeriod) {
  const table = isWhole(period.selection) ? 'roll_license_dimension' : 'roll_dimension';
  const { rows } = await sql<{ dimension: Dimension; value: string; count: number }>`
    select dimension, value, sum(n)::bigint as count from (
      ${rolledRows(period, table, sql`dimension, value, n`)}
      union all
      select d.name, d.value, sum(n) from (
        select ${dimensionNames}, count(*) as n from ${uncountedEvents(period)} where ${isView}
        group by ${dimensionNames}
      ) alike, ${dimensionValues} group by d.name, d.value
    ) counted group by dimension, value having sum(n) > 0 order by count desc, dimension, value
  `.execute(query);
  return rows;
}

async function countByHour(query: Queryable, period: StoredPeriod): Promise<number[]> {
  const table = isWhole(period.selection) ? 'roll_license_hour' : 'roll_hour';
  const { rows } = await sql<{ hour: number; count: number }>`
    select hour, sum(n)::bigint as count from (
      ${rolledRows(period, table, sql`hour::int, n`)}
      union all
      select extract(hour from ts at time zone ${period.timeZone})::int, count(*)
      from ${uncountedEvents(period)} where ${isView} group by 1
    ) counted group by hour
  `.execute(query);
  const counts = new Map(rows.map(({ hour, count }) => [hour, count]));
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
}

const visitTable = ({ shelfIds }: Selection) => (shelfIds ? sql`roll_visit` : sql`roll_retailer_visit`);

async function countByDay(query: Queryable, period: StoredPeriod): Promise<DayMeasures[]> {
  const { rows } = await sql<DayMeasures>`
    select day, ${summedMeasures} from (
      select day, ${measureColumns} from ${visitTable(period.selection)} where ${isRolled(period)}
      union all
      select day, ${countedMeasures} from ${uncountedMeasures(period)} group by day
    ) counted group by day order by day
  `.execute(query);
  return rows;
}

async function countByDayOf(query: Queryable, period: StoredPeriod, epackIds: readonly string[]) {
  const isOf = sql`epack_id = any(${epackIds}::uuid[])`;
  const { rows } = await sql<{ day: string; count: number }>`
    select day, sum(n)::bigint as count from (
      select day, n from roll_epack where n > 0 and ${isOf} and ${isRolled(period)}
      union all
      select day, count(*) from ${uncountedEvents(period)} where ${isView} and ${isOf} group by day
    ) counted group by day order by day
  `.execute(query);
  return rows;
}

async function findFirstDay(query: Queryable, period: StoredPeriod): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select min(day) from ${visitTable(period.selection)} where n > 0 and ${isRolled(period)}),
      (select min(day) from ${uncountedEvents(period)} where ${isView})
    ) as day
  `.execute(query);
  return rows[0]?.day ?? undefined;
}

async function countByDayAnd(query: Queryable, period: StoredPeriod, owner: Owner) {
  const id = sql.ref(`${owner}_id`);
  const { rows } = await sql<{ id: number; day: string; count: number }>`
    select id, day, sum(n)::bigint as count from (
      select ${id} as id, day, n from ${visitTable(period.selection)} where n > 0 and ${isRolled(period)}
      union all
      select ${id}, day, count(*) from ${uncountedEvents(period)} where ${isView} group by ${id}, day
    ) counted group by id, day order by id, day
  `.execute(query);
  return rows;
}

async function countByPage(query: Queryable, period: StoredPeriod) {
  const page = sql`epack_id, license_id, retailer_id`;
  const { rows } = await sql<PageId & Measures>`
    select ${pageId}, ${summedMeasures} from (
      ${rolledRows(period, 'roll_epack', sql`${page}, ${measureColumns}`)}
      union all
      select ${page}, ${countedMeasures} from ${uncountedMeasures(period)} where epack_id is not null group by ${page}
    ) counted group by ${page} having ${hasMeasures}
  `.execute(query);
  return rows;
}

async function countByDayAndClass(query: Queryable, period: StoredPeriod): Promise<ClassCount[]> {
  const page = sql`day, epack_id, license_id, retailer_id, class`;
  const { rows } = await sql<Omit<ClassCount, 'class'> & { class: number }>`
    select day, class, ${pageId}, sum(n)::bigint as count from (
      select ${page}, n from roll_epack where n > 0 and ${isRolled(period)}
      union all
      select ${page}, count(*) from ${uncountedEvents(period)} where ${isView} and epack_id is not null group by ${page}
    ) counted group by ${page} order by ${page}
  `.execute(query);
  return rows.map((row) => ({ ...row, class: classOf(row.class) }));
}

async function countByPageKey(query: Queryable, period: StoredPeriod) {
  const page = sql`epack_id, license_id, retailer_id, page_key`;
  const { rows } = await sql<KeyedPage & Measures>`
    select ${pageId}, page_key as "pageKey", ${summedMeasures} from (
      select ${page}, ${measureColumns} from roll_page where ${isRolled(period)}
      union all
      select ${page}, ${countedMeasures} from ${uncountedMeasures(period)}
      where epack_id is not null and page_key <> '' group by ${page}
    ) counted group by ${page} having ${hasMeasures}
  `.execute(query);
  return rows;
}

/**
 * Lists the visited pages month by month, with the days of each month as bits: a number is faster to read
 * than a row for each day.
 */
function visitedByMonth(period: StoredPeriod): RawBuilder<unknown> {
  const asked = bitsByMonth(period.range, period.rawDays);
  return sql`
    select epack_id, retailer_id, month, bit_or(bits) as bits from (
      select epack_id, retailer_id, month, days & asked.bits as bits
      from roll_page_month join unnest(${[...asked.keys()]}::date[], ${[...asked.values()]}::int[]) asked (month, bits)
        using (month)
      where ${isSelected(period.selection)}
      union all
      select epack_id, retailer_id, date_trunc('month', day::timestamp)::date, bit_or(1 << extract(day from day)::int - 1)
      from ${uncountedEvents(period)} where ${isView} and epack_id is not null group by 1, 2, 3
    ) shown where bits <> 0 group by epack_id, retailer_id, month
  `;
}

async function listVisitedPages(query: Queryable, period: StoredPeriod) {
  const { rows } = await sql<ProductPage>`
    select distinct epack_id as "epackId", retailer_id as "retailerId" from (${visitedByMonth(period)}) visited
  `.execute(query);
  return rows;
}

/** Most pages share their bits with many others: equal bits are grouped before their days are split. */
async function countVisitedPages(query: Queryable, period: StoredPeriod, pages: readonly PublishedSince[]) {
  const epackIds = pages.map(({ epackId }) => epackId);
  const retailerIds = pages.map(({ retailerId }) => retailerId);
  const firstDays = pages.map(({ since }) => since);
  const { rows } = await sql<{ month: string; bits: number; since: string; count: number }>`
    select month, bits, greatest(since, ${period.range.from}) as since, count(*) as count
    from (${visitedByMonth(period)}) visited
      join unnest(${epackIds}::uuid[], ${retailerIds}::int[], ${firstDays}::date[]) page (epack_id, retailer_id, since)
        using (epack_id, retailer_id)
    group by 1, 2, 3
  `.execute(query);
  const counts = new Map<string, number>();
  for (const { month, bits, since, count } of rows) {
    for (const day of daysOf(month, bits)) {
      if (day >= since) counts.set(day, (counts.get(day) ?? 0) + count);
    }
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}

/** Searches each page backward from its newest day, so that the cost does not depend on the period. */
async function findLastDays(query: Queryable, period: StoredPeriod, pages: readonly ProductPage[]) {
  const epackIds = pages.map(({ epackId }) => epackId);
  const retailerIds = pages.map(({ retailerId }) => retailerId);
  const { rows } = await sql<ProductPage & { day: string }>`
    with came as materialized (
      select epack_id, retailer_id, max(day) as day from ${uncountedEvents(period)}
      where ${isView} and epack_id is not null group by epack_id, retailer_id
    )
    select * from (
      select p.epack_id as "epackId", p.retailer_id as "retailerId", greatest(came.day, (
        select day from roll_epack r
        where r.epack_id = p.epack_id and r.retailer_id = p.retailer_id and n > 0 and ${isRolled(period)}
        order by day desc limit 1
      )) as day
      from unnest(${epackIds}::uuid[], ${retailerIds}::int[]) p (epack_id, retailer_id)
        left join came using (epack_id, retailer_id)
    ) last where day is not null
  `.execute(query);
  return rows;
}

/** Counts from roll-ups, and from events that are not in them yet. */
export function createVisits(query: Queryable, period: StoredPeriod): Visits {
  return {
    countByDay: () => countByDay(query, period),
    countByDayAnd: (owner) => countByDayAnd(query, period, owner),
    countByDayOf: (epackIds) => countByDayOf(query, period, epackIds),
    findFirstDay: () => findFirstDay(query, period),
    countByHour: () => countByHour(query, period),
    rankEpacks: (limit) => rank(query, period, limit),
    listLast: (limit) => listLast(query, period, limit),
    countValues: () => countValues(query, period),
    countByPage: () => countByPage(query, period),
    countTimes: () => countTimes(query, period),
    findMedians: () => findMedians(query, period),
    countByDayAndClass: () => countByDayAndClass(query, period),
    countByPageKey: () => countByPageKey(query, period),
    countUsers: () => countUsers(query, period),
    listVisitedPages: () => listVisitedPages(query, period),
    countVisitedPages: (pages) => countVisitedPages(query, period, pages),
    findLastDays: (pages) => findLastDays(query, period, pages),
  };
}
