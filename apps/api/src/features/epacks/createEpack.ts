import type { CallRequest, contract } from '@vitrina/api-client/contract';

import type { Database, Queryable } from '../../platform/storage/database.ts';
import { toColumns } from './epackColumns.ts';
import { toReport, type SaveReport } from './guard/saveReport.ts';
import { withServerFields } from './guard/serverFields.ts';
import { newEpackIds } from './ids.ts';
import { deletePages } from './pageStore.ts';
import { findEpack, listPageRevisions, type EpackRow } from './queries.ts';
import { chooseLicense, writeEpack, writePages, type SavedEpack } from './saveEpack.ts';
import type { Saver } from './saver.ts';
import { indexForSearch } from './searchIndex.ts';

/** The body of an epack's first save. */
export type EpackCreation = CallRequest<typeof contract.createEpack>['body'];

/**
 * Saves a new epack that belongs to the user. If the user already created one with the same `creationKey`,
 * and it has not been saved since, updates that one instead.
 */
export async function createEpack(
  database: Database,
  saver: Saver,
  creation: EpackCreation,
): Promise<SavedEpack> {
  const { user } = saver;
  // Keys are separate for each user.
  const key = creation.creationKey === undefined ? null : `${user.id} ${creation.creationKey}`;
  return database.transaction(async (query) => {
    for (;;) {
      const made = await insertEpack(query, saver, creation, key);
      if (made) return made;
      const earlier = await findMade(query, user, key);
      if (earlier) return makeAgain(query, saver, earlier, creation);
      // Releases the key from the earlier epack, so that the new epack gets it and a retry finds that one.
      await query.updateTable('epack').set({ creation_key: null }).where('creation_key', '=', key).execute();
    }
  });
}

/** Inserts an epack. Returns undefined if one was already created with this key; without a key it never does. */
export async function insertEpack(
  query: Queryable,
  saver: Saver,
  creation: EpackCreation,
  creation_key: string | null,
): Promise<SavedEpack | undefined> {
  const { user } = saver;
  const { activeEpackage, epackData } = creation.structure;
  const ids = newEpackIds();
  const facts = { author: user.username, packageID: ids.id, now: new Date() };
  const { manifest, issues } = withServerFields(epackData.manifest, undefined, facts);
  const columns = toColumns({ ...epackData, manifest });
  const values = {
    ...ids,
    ...columns,
    creation_key,
    license_id: await chooseLicense(query, user, columns.brand),
    owner_id: user.id,
    active: JSON.stringify(activeEpackage),
    deleted_at: null,
  };
  const inserted = await query
    .insertInto('epack')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('creation_key').where('creation_key', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return undefined;
  const { id, public_id: publicId } = ids;
  await indexForSearch(query, [id]);
  const report: SaveReport = { issues, replaced: [] };
  await writePages(query, saver, id, creation, report);
  const pageIndex = await listPageRevisions(query, id);
  return { id, publicId, pageIndex, dataRevision: 1, ...toReport(report, saver.language) };
}

/**
 * Finds the epack created with a key; undefined if it was saved since, deleted, or is no longer the user's.
 */
async function findMade(
  query: Queryable,
  user: Saver['user'],
  key: string | null,
): Promise<EpackRow | undefined> {
  const row = await query
    .selectFrom('epack')
    .select('id')
    .where('creation_key', '=', key)
    // Both equal the creation time until the epack is saved otherwise.
    .whereRef('created_at', '=', 'updated_at')
    .forUpdate()
    .executeTakeFirst();
  return row && findEpack(query, user, row.id, true);
}

/**
 * Repeats a creation on the epack it made before: removes pages that are not sent and resets the creation
 * date.
 */
async function makeAgain(
  query: Queryable,
  saver: Saver,
  earlier: EpackRow,
  { structure }: EpackCreation,
): Promise<SavedEpack> {
  const { id } = earlier;
  const saved = await replaceEpack(query, saver, earlier, { structure });
  await query
    .updateTable('epack')
    .set(({ ref }) => ({ created_at: ref('updated_at') }))
    .where('id', '=', id)
    .execute();
  return saved;
}

/**
 * Writes the content of a save and removes the pages it does not have.
 *
 * @param earlier - the current epack, locked
 */
export async function replaceEpack(
  query: Queryable,
  saver: Saver,
  earlier: EpackRow,
  { structure }: EpackCreation,
): Promise<SavedEpack> {
  const { components } = structure.epackData;
  for (const page of await listPageRevisions(query, earlier.id)) {
    const isSent = components[page.locale]?.[page.template]?.[page.page] !== undefined;
    if (!isSent) await deletePages(query, earlier.id, page);
  }
  return writeEpack(query, saver, earlier, { structure });
}
