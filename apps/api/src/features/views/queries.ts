import type { SavedViewInput, SavedViewRecord } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** The maximum number of views of a list. */
const mostPerList = 200;

/** Lists the user's views of a list, and those shared in the group, by name. */
export async function listViews(
  query: Queryable,
  user: CurrentUser,
  list: string,
): Promise<SavedViewRecord[]> {
  const rows = await query
    .selectFrom('list_view')
    .innerJoin('app_user', 'app_user.id', 'list_view.user_id')
    .select(['list_view.id', 'list', 'name', 'query', 'is_shared', 'user_id'])
    .where('list', '=', list)
    .where(({ or, and, eb }) =>
      or([
        eb('user_id', '=', user.id),
        and([eb('is_shared', '=', true), eb('app_user.group_id', '=', user.group?.id ?? null)]),
      ]),
    )
    .orderBy('name')
    .orderBy('list_view.id')
    .limit(mostPerList)
    .execute();
  return rows.map(({ id, name, query: kept, is_shared: isShared, user_id: owner }) => ({
    id,
    list,
    name,
    query: kept,
    isShared,
    isOwn: owner === user.id,
  }));
}

/** Saves a view; replaces the user's own view with the same name. */
export async function saveView(
  query: Queryable,
  user: CurrentUser,
  { list, name, query: kept, isShared }: SavedViewInput,
): Promise<SavedViewRecord> {
  const { id } = await query
    .insertInto('list_view')
    .values({ user_id: user.id, list, name, query: kept, is_shared: isShared })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query: kept, is_shared: isShared }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, list, name, query: kept, isShared, isOwn: true };
}

/** Deletes a view of the user. */
export async function deleteView(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom('list_view')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
