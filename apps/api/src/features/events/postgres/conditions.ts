import { sql, type RawBuilder } from 'kysely';

import { addDays, bordersOf, startOfDay } from '../days.ts';
import type { Period, Selection } from '../eventStore.ts';
import { coverRange, longSpans } from '../spans.ts';
import { codeOf } from '../viewClasses.ts';
import { measuredRows } from './measuredRows.ts';
import { isMeasured, pendingColumns, rawColumns } from './pending.ts';
import type { SpanTable } from './rollUps.ts';

/** The events that count: activity on a package on a page of the retailer. */
export const isCounted = sql`not is_foreign and license_id is not null`;

/** The events that count as a visit: a package was shown. */
export const isVisit = sql`kind = 'view' and ${isCounted}`;

/** A period with the days that the roll-ups do not cover. */
export interface StoredPeriod extends Period {
  timeZone: string;
  /** Days of the range that are to be recounted: they are read from raw events. */
  rawDays: readonly string[];
}

/** The events of a day in a time zone; constant limits, so that only that day's partitions are read. */
export function ofDay(timeZone: string, day: string): RawBuilder<unknown> {
  const { from, until } = bordersOf(timeZone, day);
  return sql`(ts >= ${sql.lit(from)}::timestamptz and ts < ${sql.lit(until)}::timestamptz)`;
}

/** Checks whether a selection has no filter by retailer or category: then the small roll-ups answer it. */
export function isWhole({ retailerIds, shelfIds }: Selection): boolean {
  return retailerIds === undefined && shelfIds === undefined;
}

/** The condition of a selection; for tables without other columns, only by license and class. */
export function isSelected(selection: Selection): RawBuilder<unknown> {
  const { licenseIds, retailerIds, shelfIds, classes } = selection;
  const ofRetailers = retailerIds ? sql`and retailer_id = any(${retailerIds}::int[])` : sql``;
  const ofShelves = shelfIds ? sql`and shelf_id = any(${shelfIds}::int[])` : sql``;
  return sql`
    license_id = any(${licenseIds}::int[]) ${ofRetailers} ${ofShelves} and class = any(${classes.map(codeOf)}::int[])
  `;
}

/** The condition of a period's rows in a roll-up by day. */
export function isRolled({ selection, range, rawDays }: StoredPeriod): RawBuilder<unknown> {
  return sql`
    ${isSelected(selection)} and day between ${range.from} and ${range.to} and day <> all(${rawDays}::date[])
  `;
}

/** Selects a period's rows of a roll-up, from the longest spans that fit into the period. */
export function rolledRows(
  { selection, range, rawDays }: StoredPeriod,
  table: SpanTable,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const starts = coverRange(range, rawDays);
  const rowsOf = (name: string, days: readonly string[]) => sql`
    select ${columns} from ${sql.table(name)} where ${isSelected(selection)} and day = any(${days}::date[])
  `;
  const long = longSpans
    .filter((span) => starts[span].length > 0)
    .map((span) => rowsOf(`${table}_${span}`, starts[span]));
  return sql.join([rowsOf(table, starts.day), ...long], sql` union all `);
}

/**
 * A period's events that are in no roll-up yet: new ones, and all events of days that are to be recounted.
 * Has the columns of `roll_pending`, with their `day`. A statement sees each event either here or in the
 * sums.
 */
function uncountedRows({ selection, range, timeZone, rawDays }: StoredPeriod): RawBuilder<unknown> {
  const from = startOfDay(timeZone, range.from);
  const until = startOfDay(timeZone, addDays(range.to, 1));
  const day = sql`(ts at time zone ${timeZone})::date`;
  const pending = sql`
    select ${day} as day, true as is_pending, ${pendingColumns} from roll_pending
    where ${isSelected(selection)} and ts >= ${from} and ts < ${until} and ${day} <> all(${rawDays}::date[])
  `;
  // Constant limits read only a day's partitions; a computed day would read all of them.
  const raw = rawDays.map(
    (rawDay) => sql`
      select ${rawDay}::date, false, ${rawColumns} from impression
      where ${isMeasured} and ${isCounted} and ${isSelected(selection)} and ${ofDay(timeZone, rawDay)}
    `,
  );
  return sql.join([pending, ...raw], sql` union all `);
}

/** A period's events that are in no roll-up yet, as `uncounted`. */
export function uncountedEvents(period: StoredPeriod): RawBuilder<unknown> {
  return sql`(${uncountedRows(period)}) uncounted`;
}

/** The same events for `countedMeasures`. */
export function uncountedMeasures(period: StoredPeriod): RawBuilder<unknown> {
  return sql`(
    with uncounted as (${uncountedRows(period)}) ${measuredRows(sql`uncounted`, sql`is_pending`)}
  ) measured`;
}
