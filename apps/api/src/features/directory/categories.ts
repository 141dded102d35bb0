import type { CategoryInput, CategoryRecord, RawCategory } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import { listCategoriesOf } from './queries.ts';
import type { RecordKind } from './records.ts';

/** Lists every category; without ROLE_ADMIN, only those of the user's licenses. */
export async function listCategories(query: Queryable, user: CurrentUser): Promise<RawCategory[]> {
  if (user.licenseIds) return listCategoriesOf(query, user, user.licenseIds);
  const { rows } = await sql<RawCategory>`
    select id, name, name as label, parent_id as "parentId" from category order by name collate "und-x-icu", id
  `.execute(query);
  return rows;
}

async function findCategory(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<CategoryRecord | undefined> {
  const reached = await listCategories(query, user);
  if (!reached.some((category) => category.id === id)) return undefined;
  const { rows } = await sql<CategoryRecord>`
    select id, name, parent_id as "parentId", revision from category where id = ${id}
  `.execute(query);
  return rows[0];
}

/** @throws 409 if a category would become its own descendant */
async function checkPlace(query: Queryable, id: number, parentId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.categoryTree}::bigint)`.execute(query);
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from category where id = ${parentId}
      union
      select c.id, c.parent_id from category c join above a on c.id = a.parent_id
    )
    select 1 from above where id = ${id}
  `.execute(query);
  if (rows.length > 0) throw new Failure(409, 'belowItself');
}

async function checkUnused(query: Queryable, id: number): Promise<void> {
  const { rows } = await sql<{ hasChildren: boolean; isInUse: boolean }>`
    select exists (select 1 from category where parent_id = ${id}) as "hasChildren",
      exists (select 1 from epack where categories && array[${String(id)}] and deleted_at is null) as "isInUse"
  `.execute(query);
  if (rows[0]?.hasChildren) throw new Failure(409, 'hasChildren');
  if (rows[0]?.isInUse) throw new Failure(409, 'inUse');
}

/** Categories; only ROLE_ADMIN changes them, since all licenses share them. */
export const categoryRecords: RecordKind<CategoryRecord, CategoryInput> = {
  name: 'category',
  table: 'category',
  find: findCategory,
  namesOf: ({ name }) => [name],
  namesBeside: (_user, { parentId }) => ({
    from: sql`category`,
    within: sql`parent_id is not distinct from ${parentId}`,
  }),
  columnsOf: ({ name, parentId }) => ({ name: name.trim(), parent_id: parentId }),
  async check(query, user, input, before) {
    requireFullAdmin(user);
    if (input && before) await checkPlace(query, before.id, input.parentId);
  },
  checkUnused,
};
