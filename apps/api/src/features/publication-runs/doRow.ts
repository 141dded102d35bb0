import type { Transaction } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { publishEpack } from '../publishing/publish.ts';
import { findRollBack, rollBackPublication } from '../publishing/rollBack.ts';
import { schedulePublication } from '../publishing/schedules/schedules.ts';
import { unpublishEpack } from '../publishing/unpublish.ts';
import type { Services } from '../services.ts';
import { reachedBy } from './checkRow.ts';
import { chooseWithin, only } from './chooseWithin.ts';
import { checkIsPrevious } from './findPrevious.ts';
import type { OpenRow } from './openRows.ts';

/** Thrown if the run was stopped, or another process was faster, while an epack was prepared. */
export class NoLongerWaiting extends Error {}

/** Marks a row as done in the transaction of its publication, so that it is published exactly once. */
async function markDone(query: Transaction<Tables>, { id }: OpenRow): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable('publication_run_row')
    .set({ status: 'done', error: null, reasons: '[]' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NoLongerWaiting();
}

async function rollBack(services: Services, user: CurrentUser, row: OpenRow): Promise<void> {
  const { database, blobs } = services;
  const { epackId: id, targetId, retailerIds: kept } = row;
  const publicationId = await checkIsPrevious(database.query, id, targetId);
  const request = { id, publicationId, asked: undefined };
  const { retailers } = await findRollBack({ query: database.query, blobs }, user, request);
  const asked = only(
    retailers.map((retailer) => retailer.id),
    kept,
  );
  await rollBackPublication(services, user, {
    ...request,
    asked,
    alsoRecord: async (query) => markDone(query, row),
  });
}

/**
 * Does what a run is for with one epack, in the name of the user.
 *
 * @throws the refusals of publishing; {@link NoLongerWaiting} if the run was stopped
 */
export async function doRow(services: Services, user: CurrentUser, row: OpenRow): Promise<void> {
  const { action, epackId, language, mayRewrite, retailerIds: kept, dueAt } = row;
  const alsoRecord = async (query: Transaction<Tables>): Promise<void> => markDone(query, row);
  if (action === 'unpublish')
    return unpublishEpack(services, user, epackId, reachedBy(user, kept), alsoRecord);
  if (action === 'rollBack') return rollBack(services, user, row);
  const retailerIds = await chooseWithin(services.database.query, user, epackId, kept);
  const request = { checkPartialUpdate: !mayRewrite, retailerIds };
  if (action === 'publish') {
    await publishEpack(services, user, epackId, request, { language, alsoRecord });
    return;
  }
  const publishDate = (dueAt ?? new Date(0)).toISOString();
  await schedulePublication(services, user, epackId, { ...request, publishDate }, { language, alsoRecord });
}
