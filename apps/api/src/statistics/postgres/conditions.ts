import { sql, type RawBuilder } from 'kysely';

import type { Period, Selection } from '../../stream/eventStore.ts';
import { bordersOf } from '../days.ts';

/** What is counted: what visitors, not robots, did with a package on a page of the retailer. */
export const isCounted = sql`not is_foreign and device <> 'bot' and license_id is not null`;

/** What counts as a visit: a package was shown. */
export const isVisit = sql`kind = 'view' and ${isCounted}`;

/** A period of the raw events and roll-ups. */
export interface StoredPeriod extends Period {
  timeZone: string;
  /** Days of the range whose roll-up is missing or out of date, today among them: those are read raw. */
  rawDays: readonly string[];
}

/** The events of one day in a time zone; the borders are constants, so that only that day's partitions are read. */
export function ofDay(timeZone: string, day: string): RawBuilder<unknown> {
  const { from, until } = bordersOf(timeZone, day);
  return sql`(ts >= ${sql.lit(from)}::timestamptz and ts < ${sql.lit(until)}::timestamptz)`;
}

/** Whether a choice leaves out neither retailers nor categories: then the small roll-ups have the answer. */
export function isWhole({ retailerIds, shelfIds }: Selection): boolean {
  return retailerIds === undefined && shelfIds === undefined;
}

/** The condition of a selection; of the licences alone for tables that know nothing else. */
export function isSelected(selection: Selection): RawBuilder<unknown> {
  const { licenseIds, retailerIds, shelfIds } = selection;
  const ofRetailers = retailerIds ? sql`and retailer_id = any(${retailerIds}::int[])` : sql``;
  const ofShelves = shelfIds ? sql`and shelf_id = any(${shelfIds}::int[])` : sql``;
  return sql`license_id = any(${licenseIds}::int[]) ${ofRetailers} ${ofShelves}`;
}

/** The days of a period that are rolled up. */
export function ofRolledDays({ range, rawDays }: StoredPeriod): RawBuilder<unknown> {
  return sql`day between ${range.from} and ${range.to} and day <> all(${rawDays}::date[])`;
}

/** The condition of a period's rows in a roll-up. */
export function isRolled(period: StoredPeriod): RawBuilder<unknown> {
  return sql`${isSelected(period.selection)} and ${ofRolledDays(period)}`;
}

/** The condition of a period's events among the raw ones that are not rolled up. */
export function isRaw({ selection, timeZone, rawDays }: StoredPeriod): RawBuilder<unknown> {
  const days = rawDays.map((day) => ofDay(timeZone, day));
  const ofDays = days.length === 0 ? sql`false` : sql.join(days, sql` or `);
  return sql`${isCounted} and ${isSelected(selection)} and (${ofDays})`;
}

/**
 * The raw days one by one: a question of one day for each, by `ask`, put below what the roll-ups say. Constants for
 * borders read a day's partitions only, where a computed day would read them all.
 */
export function withRawDays(
  period: StoredPeriod,
  rolled: RawBuilder<unknown>,
  ask: (day: RawBuilder<unknown>, isOfDay: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const raw = period.rawDays.map((day) => ask(sql`${day}::date`, isRaw({ ...period, rawDays: [day] })));
  return sql.join([rolled, ...raw], sql` union all `);
}
