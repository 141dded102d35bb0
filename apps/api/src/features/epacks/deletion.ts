import type { EpackListItem } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { reachedBy } from '../access/epackScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { findListItem } from './listEpacks.ts';

/** Restores a deleted epack with its pages and versions. Does not publish it. */
export async function restoreEpack(
  database: Database,
  user: CurrentUser,
  id: string,
): Promise<EpackListItem> {
  return database.transaction(async (query) => {
    const { numAffectedRows } = await sql`
      update epack e set deleted_at = null, deleted_by = null, updated_at = now()
      where e.id = ${id} and e.deleted_at is not null and ${reachedBy(user)}
    `.execute(query);
    const item = await findListItem(query, user, id);
    if (numAffectedRows !== 1n || !item) throw notFound();
    await writeAudit(query, user.id, 'epack.restore', id);
    return item;
  });
}

/** Permanently removes epacks deleted long enough ago. @returns the number of epacks */
export async function purgeDeletedEpacks(query: Queryable, keptDays: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with purged as (
      delete from epack where deleted_at < now() - make_interval(days => ${keptDays}) returning id
    ), receipts as (
      delete from stream_receipt where epack_id in (select id from purged)
    )
    select id from purged
  `.execute(query);
  return rows.length;
}
