import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../storage/database.ts';
import {
  dimensions,
  type DayMeasures,
  type Dimension,
  type Measures,
  type Owner,
  type PageId,
  type ProductPage,
  type UserCounts,
  type Visit,
  type Visits,
} from '../../stream/eventStore.ts';
import { bordersOf } from '../days.ts';
import { listDays } from '../range.ts';
import {
  isRaw,
  isRolled,
  isSelected,
  isVisit,
  isWhole,
  ofRolledDays,
  withRawDays,
  type StoredPeriod,
} from './conditions.ts';
import { dimensionValues } from './dimensionValues.ts';
import { countedMeasures, isMeasured, measureColumns, summedMeasures } from './measures.ts';
import { isSelectedPart, visitorOf } from './users.ts';

const isView = sql`kind = 'view'`;

/** Users of each licence and retailer and day, as `day`, `license_id`, `retailer_id`, `users`. */
function usersOf(period: StoredPeriod): RawBuilder<unknown> {
  const { selection } = period;
  const { licenseIds, retailerIds } = selection;
  const places = isSelected({ ...selection, licenseIds, retailerIds, shelfIds: undefined });
  return withRawDays(
    period,
    sql`
      select day, license_id, retailer_id, users from roll_user
      where ${places} and ${isSelectedPart(selection)} and ${ofRolledDays(period)}
    `,
    // Made distinct first, then counted: PostgreSQL does that by hashes, where count(distinct) sorts.
    (day, isOfDay) => sql`
      select ${day}, license_id, retailer_id, count(*) from (
        select distinct license_id, retailer_id, ${visitorOf(selection)} from impression
        where ${isView} and visitor is not null and ${isOfDay}
      ) told_apart group by license_id, retailer_id
    `,
  );
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

async function rank(query: Queryable, period: StoredPeriod, limit: number) {
  const table = isWhole(period.selection) ? sql`roll_license_epack` : sql`roll_epack`;
  const { rows } = await sql<{ epackId: string; count: number }>`
    select epack_id as "epackId", sum(n)::bigint as count from (
      select epack_id, n from ${table} where n > 0 and ${isRolled(period)}
      union all
      select epack_id, count(*) from impression
      where ${isView} and epack_id is not null and ${isRaw(period)} group by epack_id
    ) counted group by epack_id order by count desc, epack_id limit ${limit}
  `.execute(query);
  return rows;
}

async function listLast(query: Queryable, { selection, range, timeZone }: StoredPeriod, limit: number) {
  const { from } = bordersOf(timeZone, range.from);
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
  const table = isWhole(period.selection) ? sql`roll_license_dimension` : sql`roll_dimension`;
  const { rows } = await sql<{ dimension: Dimension; value: string; count: number }>`
    select dimension, value, sum(n)::bigint as count from (
      select dimension, value, n from ${table} where ${isRolled(period)}
      union all
      select d.name, d.value, sum(n) from (
        select ${sql.join(dimensions.map((name) => sql.ref(name)))}, count(*) as n from impression
        where ${isView} and ${isRaw(period)} group by ${sql.join(dimensions.map((name) => sql.ref(name)))}
      ) alike, ${dimensionValues} group by d.name, d.value
    ) counted group by dimension, value order by count desc, dimension, value
  `.execute(query);
  return rows;
}

async function countByHour(query: Queryable, period: StoredPeriod): Promise<number[]> {
  const { rows } = await sql<{ hour: number; count: number }>`
    select hour, sum(n)::bigint as count from (
      select hour::int, n from roll_hour where ${isRolled(period)}
      union all
      select extract(hour from ts at time zone ${period.timeZone})::int, count(*) from impression
      where ${isView} and ${isRaw(period)} group by 1
    ) counted group by hour
  `.execute(query);
  const counts = new Map(rows.map(({ hour, count }) => [hour, count]));
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
}

async function countByDay(query: Queryable, period: StoredPeriod): Promise<DayMeasures[]> {
  const { rows } = await sql<DayMeasures>`
    select day, ${summedMeasures} from (${withRawDays(
      period,
      sql`select day, ${measureColumns} from roll_visit where ${isRolled(period)}`,
      (day, isOfDay) =>
        sql`select ${day}, ${countedMeasures} from impression where ${isMeasured} and ${isOfDay} having count(*) > 0`,
    )}) counted group by day order by day
  `.execute(query);
  return rows;
}

async function countByDayAnd(query: Queryable, period: StoredPeriod, owner: Owner) {
  const id = sql.ref(`${owner}_id`);
  const { rows } = await sql<{ id: number; day: string; count: number }>`
    select id, day, sum(n)::bigint as count from (${withRawDays(
      period,
      sql`select ${id} as id, day, n from roll_visit where n > 0 and ${isRolled(period)}`,
      (day, isOfDay) =>
        sql`select ${id}, ${day}, count(*) from impression where ${isView} and ${isOfDay} group by ${id}`,
    )}) counted group by id, day order by id, day
  `.execute(query);
  return rows;
}

async function countByPage(query: Queryable, period: StoredPeriod) {
  const { rows } = await sql<PageId & Measures>`
    select ${pageId}, ${summedMeasures} from (
      select epack_id, license_id, retailer_id, ${measureColumns} from roll_epack where ${isRolled(period)}
      union all
      select epack_id, license_id, retailer_id, ${countedMeasures} from impression
      where ${isMeasured} and epack_id is not null and ${isRaw(period)} group by 1, 2, 3
    ) counted group by epack_id, license_id, retailer_id
  `.execute(query);
  return rows;
}

/** The days as their distance from the first one: a list of small numbers for each page comes quicker than a row for each day. */
async function listVisitedPages(query: Queryable, period: StoredPeriod) {
  const { from } = period.range;
  const shown = withRawDays(
    period,
    sql`select day, epack_id, retailer_id from roll_epack where n > 0 and ${isRolled(period)}`,
    (day, isOfDay) => sql`
      select distinct ${day}, epack_id, retailer_id from impression
      where ${isView} and epack_id is not null and ${isOfDay}
    `,
  );
  const { rows } = await sql<ProductPage & { distances: number[] }>`
    select epack_id as "epackId", retailer_id as "retailerId", array_agg(day - ${from}::date) as distances
    from (${shown}) shown group by epack_id, retailer_id
  `.execute(query);
  const days = listDays(period.range);
  return rows.map(({ distances, ...page }) => ({
    ...page,
    days: [...new Set(distances)].flatMap((distance) => days[distance] ?? []),
  }));
}

/** Page by page backwards from its newest day: whatever the time that is looked back on. */
async function findLastDays(query: Queryable, period: StoredPeriod, pages: readonly ProductPage[]) {
  const epackIds = pages.map(({ epackId }) => epackId);
  const retailerIds = pages.map(({ retailerId }) => retailerId);
  const shown = withRawDays(
    period,
    sql`
      (select day from roll_epack r
      where r.epack_id = p.epack_id and r.retailer_id = p.retailer_id and n > 0 and ${isRolled(period)}
      order by day desc limit 1)
    `,
    (day, isOfDay) => sql`
      select ${day} where exists (
        select 1 from impression i
        where i.epack_id = p.epack_id and i.retailer_id = p.retailer_id and ${isView} and ${isOfDay}
      )
    `,
  );
  const { rows } = await sql<ProductPage & { day: string }>`
    select p.epack_id as "epackId", p.retailer_id as "retailerId", last.day
    from unnest(${epackIds}::uuid[], ${retailerIds}::int[]) p (epack_id, retailer_id),
      lateral (select max(day) as day from (${shown}) shown) last
    where last.day is not null
  `.execute(query);
  return rows;
}

/** Answers from roll-ups where there are any, and from raw events for the days without. */
export function createVisits(query: Queryable, period: StoredPeriod): Visits {
  return {
    countByDay: () => countByDay(query, period),
    countByDayAnd: (owner) => countByDayAnd(query, period, owner),
    countByHour: () => countByHour(query, period),
    rankEpacks: (limit) => rank(query, period, limit),
    listLast: (limit) => listLast(query, period, limit),
    countValues: () => countValues(query, period),
    countByPage: () => countByPage(query, period),
    countUsers: () => countUsers(query, period),
    listVisitedPages: () => listVisitedPages(query, period),
    findLastDays: (pages) => findLastDays(query, period, pages),
  };
}
