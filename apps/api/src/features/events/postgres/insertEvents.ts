import { sql } from 'kysely';

import type { Database } from '../../../platform/storage/database.ts';
import { dayIn } from '../days.ts';
import type { StreamEvent } from '../eventStore.ts';
import { isCounted } from './conditions.ts';
import { isMeasured, pendingColumns, rawColumns } from './pending.ts';
import { noteReceipts } from './receipts.ts';
import { firstSeenDay } from './rollUp.ts';
import { tallyViews } from './tallyViews.ts';

/** Their values contain nothing that the text of an array has to escape. */
const plainColumns = [
  ['ts', 'timestamptz'],
  ['event_id', 'uuid'],
  ['epack_id', 'uuid'],
  ['retailer_id', 'int'],
  ['license_id', 'int'],
  ['shelf_id', 'int'],
  ['block', 'bigint'],
  ['ms', 'float8'],
  ['class', 'int2'],
  ['view_id', 'uuid'],
  ['impossible_view', 'uuid'],
  ['is_foreign', 'boolean'],
  ['is_demo', 'boolean'],
] as const;

const escapedColumns = [
  ['kind', 'text'],
  ['publication', 'text'],
  ['ean', 'text'],
  ['mpn', 'text'],
  ['brand', 'text'],
  ['locale', 'text'],
  ['page_key', 'text'],
  ['network', 'bytea'],
  ['visitor', 'bytea'],
  ['browser', 'text'],
  ['device', 'text'],
  ['os', 'text'],
  ['platform', 'text'],
  ['country', 'text'],
  ['host', 'text'],
] as const;

function textOf(value: Date | string | number | boolean | null): string {
  if (value === null) return 'NULL';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Returns the values of all columns, an array each. The driver would escape each value, whatever its type. */
function arraysOf(events: readonly StreamEvent[]) {
  return [
    ...plainColumns.map(([name, type]) => {
      const values = events.map((event) => textOf(event[name] ?? null));
      return sql`${`{${values.join(',')}}`}::${sql.raw(type)}[]`;
    }),
    ...escapedColumns.map(
      ([name, type]) => sql`${events.map((event) => event[name] ?? null)}::${sql.raw(type)}[]`,
    ),
  ];
}

const names = sql.join([...plainColumns, ...escapedColumns].map(([name]) => sql.ref(name)));

/** In every time zone, days start at a multiple of this time. */
const quarterMs = 15 * 60_000;

/**
 * Returns the days of events, in order. Most events of an insert are from the same minutes, and computing a
 * day takes 3 µs.
 */
function daysOf(timeZone: string, events: readonly StreamEvent[]): string[] {
  const quarters = new Set(events.map(({ ts }) => Math.floor(ts.getTime() / quarterMs)));
  const days = new Set([...quarters].map((quarter) => dayIn(timeZone, new Date(quarter * quarterMs))));
  return [...days].toSorted();
}

/**
 * Inserts new events and queues those that count. Uses one array per column, so that the statement is the
 * same for any number of rows.
 */
export async function insertEvents(
  database: Database,
  timeZone: string,
  events: readonly StreamEvent[],
): Promise<void> {
  const arrays = sql.join(arraysOf(events));
  const first = firstSeenDay(timeZone, new Date());
  const oldDays = daysOf(timeZone, events).filter((day) => day < first);
  await database.transaction(async (query) => {
    await sql`
      with offered as materialized (
        select * from unnest(${arrays}) as offered (${names})
      ), added as (
        -- In one order: two inserts that repeat each other's events would wait for each other.
        insert into impression (${names}) select * from offered order by ts, event_id
        on conflict (ts, event_id) do nothing
        returning *
      ), tallied as (${tallyViews(timeZone)}), pending as (
        insert into roll_pending (${pendingColumns})
        select ${rawColumns} from added where ${isMeasured} and ${isCounted}
      ) ${noteReceipts()}
    `.execute(query);
    if (oldDays.length === 0) return;
    // Counting clears the mark before it reads; a later insert sets it again, and the day is counted once
    // more.
    await sql`
      insert into roll_state (day, is_dirty) select day, true from unnest(${oldDays}::date[]) day
      on conflict (day) do update set is_dirty = true where not roll_state.is_dirty
    `.execute(query);
  });
}
