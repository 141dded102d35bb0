import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import type { StreamEvent } from '../src/features/events/eventStore.ts';
import { rollTables } from '../src/features/events/postgres/rollUps.ts';
import { codeOf } from '../src/features/events/viewClasses.ts';
import type { Queryable } from '../src/platform/storage/database.ts';

/** A visit to retailer 1's page with a package of license 1; `more` overrides fields. */
export function testEvent(more: Partial<StreamEvent> = {}): StreamEvent {
  return {
    ts: new Date(),
    event_id: randomUUID(),
    kind: 'view',
    epack_id: null,
    retailer_id: 1,
    license_id: 1,
    shelf_id: 0,
    publication: '',
    ean: '',
    mpn: '',
    brand: '',
    locale: '',
    page_key: '',
    block: null,
    class: codeOf('verified'),
    view_id: null,
    ms: null,
    visitor: null,
    browser: '',
    device: '',
    os: '',
    platform: '',
    country: '',
    host: '',
    is_foreign: false,
    is_demo: false,
    ...more,
  };
}

/** Deletes all events and everything counted from them. */
export async function clearEvents(query: Queryable): Promise<void> {
  const tables = [
    'impression',
    'roll_state',
    'view_anomaly',
    'view_anomaly_change',
    'view_tally',
    ...rollTables,
  ];
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(query);
}
