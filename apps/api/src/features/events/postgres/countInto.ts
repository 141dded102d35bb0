import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { longSpans } from '../spans.ts';
import { dimensionNames, dimensionValues } from './dimensionValues.ts';
import { countedMs, measuredRows, timeRows } from './measuredRows.ts';
import { countedMeasures } from './measures.ts';
import { rollUps, type RollUp } from './rollUps.ts';
import { visitorsByPart } from './users.ts';

const names = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** A table with the expression of its days: the day itself, or the first day of its week or month. */
interface Target {
  table: string;
  day: RawBuilder<unknown>;
}

/** The first day of a day's span; weeks start on Monday. */
export function startOfSpan(span: (typeof longSpans)[number], day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`date_trunc(${sql.lit(span)}, ${day}::timestamp)::date`;
}

/** Returns the tables of a roll-up's weeks and months. */
export function spansOf({ table, hasSpans }: RollUp): Target[] {
  if (!hasSpans) return [];
  return longSpans.map((span) => ({ table: `${table}_${span}`, day: startOfSpan(span, sql`day`) }));
}

/**
 * Adds sums to existing ones; with a negative `sign`, subtracts them. Rows are inserted in day order, so that
 * rows read together are stored together.
 */
export function addTo(
  { table, day }: Target,
  { keys, sums }: RollUp,
  from: RawBuilder<unknown>,
  sign: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const values = sql.join(sums.map((sum) => sql`${sign} sum(${sql.ref(sum)})`));
  const added = sql.join(
    sums.map((sum) => sql`${sql.ref(sum)} = ${sql.ref(table)}.${sql.ref(sum)} + excluded.${sql.ref(sum)}`),
  );
  return sql`
    insert into ${sql.table(table)} (day, ${names(keys)}, ${names(sums)})
    select ${day}, ${names(keys)}, ${values} from ${from} group by ${day}, ${names(keys)} order by 1
    on conflict (day, ${names(keys)}) do update set ${added}
  `;
}

const place = sql`day, license_id, retailer_id, shelf_id, class`;

/** The sources of the roll-ups, each built from the events `taken`, or from `measured`. */
const sources = {
  pages: sql`
    select ${place}, epack_id, ${countedMeasures} from measured where epack_id is not null group by ${place}, epack_id
  `,
  product_pages: sql`
    select ${place}, epack_id, page_key, ${countedMeasures} from measured
    where epack_id is not null and page_key <> '' group by ${place}, epack_id, page_key
  `,
  places: sql`select ${place}, ${countedMeasures} from measured group by ${place}`,
  times: sql`
    select ${place}, epack_id, bucket, sum(n)::bigint as n from (${timeRows(sql`measured`, sql`${place}, epack_id`)}) t
    group by ${place}, epack_id, bucket having sum(n) <> 0
  `,
  dimension_values: sql`
    select ${place}, d.name as dimension, d.value, sum(n)::bigint as n from (
      select ${place}, ${dimensionNames}, count(*) as n from taken where kind = 'view' group by ${place}, ${dimensionNames}
    ) alike, ${dimensionValues} group by ${place}, d.name, d.value
  `,
  hours: sql`select ${place}, hour, count(*) as n from taken where kind = 'view' group by ${place}, hour`,
};

/**
 * Users are visitors not seen before on that day. `roll_visitor` records them as long as single events are
 * added to the day. If all events of a day are counted at once, they contain this information, which takes a
 * third of the time.
 */
const users = {
  added: sql`
    insert into roll_visitor (day, license_id, retailer_id, part, class, visitor)
    ${visitorsByPart} on conflict do nothing returning day, license_id, retailer_id, part, class, 1 as users
  `,
  whole: sql`
    select day, license_id, retailer_id, part, class, count(*) as users from (${visitorsByPart}) v group by 1, 2, 3, 4, 5
  `,
};

/** Records the time in view of each view, as long as events are added to its day. */
const noteTimes = sql`
  insert into roll_view_time (day, view_id, ms)
  select day, view_id, max(${countedMs}) from taken where kind = 'inview' group by day, view_id
  on conflict (day, view_id) do update set ms = greatest(roll_view_time.ms, excluded.ms)
`;

/** Adds the days of a month on which a page showed its package, one bit each. */
export const addPageDays = (pages: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into roll_page_month (month, license_id, retailer_id, shelf_id, class, epack_id, days)
  select ${startOfSpan('month', sql`day`)}, license_id, retailer_id, shelf_id, class, epack_id,
    bit_or(1 << extract(day from day)::int - 1)
  from ${pages} where n > 0 group by 1, license_id, retailer_id, shelf_id, class, epack_id order by 1
  on conflict (month, license_id, retailer_id, shelf_id, class, epack_id)
  do update set days = roll_page_month.days | excluded.days
`;

/**
 * Counts events into the roll-ups in one statement, so that it counts exactly the events it takes, even if
 * others are stored in the meantime. The caller must hold the roll-ups ({@link holdRollUps}).
 *
 * @param taken the events, with the columns of `roll_pending` and their `day` and `hour` in the report time
 *   zone
 * @param before further parts of the statement
 * @param isWholeDay whether these are all events of their day, and none will be added
 * @returns the number of events
 */
export async function countInto(
  query: Queryable,
  {
    taken,
    before = [],
    isWholeDay = false,
  }: { taken: RawBuilder<unknown>; before?: readonly RawBuilder<unknown>[]; isWholeDay?: boolean },
): Promise<number> {
  const everySource = { ...sources, users: isWholeDay ? users.whole : users.added };
  const parts = Object.entries(everySource).map(([name, source]) => sql`${sql.ref(name)} as (${source})`);
  const additions = rollUps.flatMap((rollUp) =>
    [{ table: rollUp.table, day: sql`day` }, ...spansOf(rollUp)].map(
      (target) =>
        sql`${sql.ref(`add_${target.table}`)} as (${addTo(target, rollUp, sql.ref(rollUp.source))})`,
    ),
  );
  const { rows } = await sql<{ count: number }>`
    with ${sql.join([
      ...before,
      sql`taken as materialized (${taken})`,
      sql`measured as materialized (${measuredRows(sql`taken`, sql`true`)})`,
      ...(isWholeDay ? [] : [sql`note_times as (${noteTimes})`]),
      ...parts,
      ...additions,
      sql`add_page_days as (${addPageDays(sql`pages`)})`,
      sql`note_days as (
        insert into roll_state (day, rolled_at, is_dirty) select distinct day, now(), false from taken
        on conflict (day) do update set rolled_at = excluded.rolled_at
      )`,
    ])}
    select count(*) as count from taken
  `.execute(query);
  return rows[0]?.count ?? 0;
}
