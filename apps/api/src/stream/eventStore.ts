import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';

import { noteReceipts } from '../publishing/receipts.ts';
import { dayIn, startOfDay } from '../statistics/days.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';

/** One thing that happened on a retailer's page, ready to be stored. */
export type StreamEvent = Insertable<Tables['impression']>;

/** Where events go. Another engine can take PostgreSQL's place behind it. */
export interface EventStore {
  /** Resolves once the events are stored. One with an id that is already there counts as stored. */
  add(events: readonly StreamEvent[]): Promise<void>;
  /** Stores what is still waiting. */
  close(): Promise<void>;
}

/** How long a request waits for others to share its insert. */
const gatherMs = 8;
const maxRows = 1000;

interface Waiting {
  events: readonly StreamEvent[];
  resolve(): void;
  reject(error: unknown): void;
}

const columns = [
  ['ts', 'timestamptz'],
  ['event_id', 'uuid'],
  ['kind', 'text'],
  ['epack_id', 'uuid'],
  ['retailer_id', 'int'],
  ['license_id', 'int'],
  ['publication', 'text'],
  ['ean', 'text'],
  ['mpn', 'text'],
  ['brand', 'text'],
  ['locale', 'text'],
  ['block', 'bigint'],
  ['ms', 'float8'],
  ['visitor', 'bytea'],
  ['browser', 'text'],
  ['device', 'text'],
  ['os', 'text'],
  ['platform', 'text'],
  ['country', 'text'],
  ['host', 'text'],
  ['is_foreign', 'boolean'],
  ['is_demo', 'boolean'],
] as const;

/** One array per column: the statement stays the same whatever the number of rows, and so stays prepared. */
async function insertEvents(
  database: Database,
  timeZone: string,
  events: readonly StreamEvent[],
): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const arrays = sql.join(
    columns.map(([name, type]) => sql`${events.map((event) => event[name] ?? null)}::${sql.raw(type)}[]`),
  );
  const days = [...new Set(events.map((event) => dayIn(timeZone, event.ts)))].sort();
  await database.transaction(async (query) => {
    await sql`
      with added as (
        insert into impression (${names}) select * from unnest(${arrays}) on conflict (ts, event_id) do nothing
        returning *
      ) ${noteReceipts()}
    `.execute(query);
    // The roll-up clears the mark before it reads; whoever comes after sets it again, and the day is rolled once more.
    await sql`
      insert into roll_state (day, is_dirty) select day, true from unnest(${days}::date[]) day
      on conflict (day) do update set is_dirty = true where not roll_state.is_dirty
    `.execute(query);
  });
}

/** Stores events in the day's partition, many requests by one insert. Their days are those of the report time zone. */
export function createEventStore(database: Database, timeZone: string): EventStore {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await insertEvents(
        database,
        timeZone,
        batch.flatMap(({ events }) => events),
      );
      for (const one of batch) one.resolve();
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  return {
    add(events) {
      return new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject });
        const rows = waiting.reduce((sum, one) => sum + one.events.length, 0);
        if (rows >= maxRows) last = flush();
        else
          timer ??= setTimeout(() => {
            last = flush();
          }, gatherMs);
      });
    },
    async close() {
      await flush();
      await last;
    },
  };
}

const earlierMs = 24 * 60 * 60_000;
const laterMs = 5 * 60_000;

/**
 * When an event counts as having happened: by the visitor's clock where that can be true. Where it cannot, a moment of
 * today's first second that follows from the event's id, so that the same event sent again is still recognised.
 */
export function eventTime(timeZone: string, visitorMs: number, eventId: string, nowMs: number): Date {
  if (visitorMs > nowMs - earlierMs && visitorMs < nowMs + laterMs) return new Date(visitorMs);
  const today = startOfDay(timeZone, dayIn(timeZone, new Date(nowMs))).getTime();
  return new Date(today + (createHash('sha256').update(eventId).digest().readUInt32BE() % 1000));
}
