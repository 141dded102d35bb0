import { sql } from 'kysely';

import type { Database } from '../../../platform/storage/database.ts';
import { checkPagesOf } from './changeIncidents.ts';
import { today } from '../pageViews.ts';
import { noteEvent } from './noteEvent.ts';
import { tellOwners } from './tellOwners.ts';

/** Puts the pages of incidents in line to be checked once the promised day is over. */
export async function checkPromised(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    const { rows } = await sql<{ id: number }>`
      update incident set promise_checked_at = now()
      where state = 'promised' and promised_on < ${today} and promise_checked_at is null returning id
    `.execute(query);
    await checkPagesOf(
      query,
      rows.map(({ id }) => id),
    );
  });
}

/**
 * Opens incidents whose pages were read after the promised day and still have the problem. A page that cannot be read
 * decides nothing.
 */
export async function openBrokenPromises(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    const { rows } = await sql<{ id: number }>`
      update incident i set state = 'open', promised_on = null, promise_checked_at = null
      where i.state = 'promised' and exists (
        select from page_problem b join product_page p on p.id = b.page_id
        where b.incident_id = i.id and b.cleared_at is null and p.visited_at > i.promise_checked_at
      ) returning i.id
    `.execute(query);
    const ids = rows.map(({ id }) => id);
    await noteEvent(query, ids, { kind: 'promiseBroken', userId: null });
    await tellOwners(query, ids, 'promiseBroken');
  });
}
