import type { CallRequest, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Database, Queryable } from '../storage/database.ts';
import { toColumns } from './epackColumns.ts';
import { newEpackIds } from './ids.ts';
import { deletePages } from './pageStore.ts';
import { findEpack, listPageRevisions, type EpackRow } from './queries.ts';
import { chooseLicense, writeEpack, writePages, type SavedEpack } from './saveEpack.ts';
import { indexForSearch } from './searchIndex.ts';

/** What the first save sends. */
export type EpackCreation = CallRequest<typeof contract.createEpack>['body'];

/**
 * Saves a new epack, which belongs to the user. Where the user made one with the same `creationKey`, that one is what is sent
 * now.
 */
export async function createEpack(
  database: Database,
  user: CurrentUser,
  creation: EpackCreation,
): Promise<SavedEpack> {
  // The keys of one user are none of another's.
  const key = creation.creationKey === undefined ? null : `${user.id} ${creation.creationKey}`;
  return database.transaction(async (query) => {
    const made = await insertEpack(query, user, creation, key);
    if (made) return made;
    const earlier = await findMade(query, user, key);
    if (earlier) return makeAgain(query, user, earlier, creation);
    const another = await insertEpack(query, user, creation, null);
    if (!another) throw new Error('An epack without a key met another');
    return another;
  });
}

/** Undefined where an epack was made with that key already. */
async function insertEpack(
  query: Queryable,
  user: CurrentUser,
  creation: EpackCreation,
  creation_key: string | null,
): Promise<SavedEpack | undefined> {
  const { activeEpackage, epackData } = creation.structure;
  const ids = newEpackIds();
  const columns = toColumns(epackData);
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
  await writePages(query, user, id, creation);
  return { id, publicId, pageIndex: await listPageRevisions(query, id), dataRevision: 1 };
}

/** The epack that was made with a key; undefined where it was deleted since, or is the user's no more. */
async function findMade(
  query: Queryable,
  user: CurrentUser,
  key: string | null,
): Promise<EpackRow | undefined> {
  const row = await query.selectFrom('epack').select('id').where('creation_key', '=', key).executeTakeFirst();
  return row && findEpack(query, user, row.id, true);
}

async function makeAgain(
  query: Queryable,
  user: CurrentUser,
  earlier: EpackRow,
  { creationKey: _creationKey, ...creation }: EpackCreation,
): Promise<SavedEpack> {
  const { components } = creation.structure.epackData;
  for (const page of await listPageRevisions(query, earlier.id)) {
    const isSent = components[page.locale]?.[page.template]?.[page.page] !== undefined;
    if (!isSent) await deletePages(query, earlier.id, page);
  }
  return writeEpack(query, user, earlier, creation);
}
