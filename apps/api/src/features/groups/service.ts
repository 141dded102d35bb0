import type { Group, GroupInput } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, invalidField, notFound } from '../../platform/http/failure.ts';
import { checkNameIsFree, type NameSpace } from '../../platform/http/freeName.ts';
import { checkRecordRevision } from '../../platform/http/recordRevision.ts';
import { replaceLinks } from '../../platform/http/replaceLinks.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { checkGrant, groupsInScope, usersInScope } from '../access/adminScope.ts';
import { diffOf, writeAudit } from '../audit/audit.ts';
import { findGroup } from './queries.ts';

async function readBack(query: Queryable, user: CurrentUser, id: number): Promise<Group> {
  const found = await findGroup(query, user, id);
  if (!found) throw notFound();
  return found;
}

async function setPermissions(query: Queryable, groupId: number, names: readonly string[]): Promise<void> {
  const rows = await query.selectFrom('permission').select(['id', 'name']).execute();
  const ids = rows.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const links = { table: 'group_permission', owner: 'group_id', other: 'permission_id' };
  await replaceLinks(query, links, groupId, ids);
}

/** Sets the accounts of the group; removed accounts are then in no group. */
async function setUsers(
  query: Queryable,
  user: CurrentUser,
  groupId: number,
  userIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.id = any(${userIds}::int[]) and ${usersInScope(user)} for update of u
  `.execute(query);
  if (rows.length !== new Set(userIds).size) throw invalidField('body.userIds');
  const { rows: moved } = await sql<{ id: number }>`
    update app_user set group_id = case when id = any(${userIds}::int[]) then ${groupId}::int end,
      revision = revision + 1
    where not is_service and (group_id = ${groupId}) is distinct from (id = any(${userIds}::int[]))
      and (group_id = ${groupId} or id = any(${userIds}::int[]))
    returning id
  `.execute(query);
  if (moved.some(({ id }) => id === user.id)) throw new Failure(409, 'ownAccount');
}

async function writeParts(query: Queryable, user: CurrentUser, id: number, input: GroupInput): Promise<void> {
  await setPermissions(query, id, input.permissions);
  const licenses = { table: 'group_license', owner: 'group_id', other: 'license_id' };
  await replaceLinks(query, licenses, id, input.licenseIds);
  const retailers = { table: 'group_retailer', owner: 'group_id', other: 'retailer_id' };
  await replaceLinks(query, retailers, id, input.retailerIds);
  if (input.userIds) await setUsers(query, user, id, input.userIds);
}

function groupNamesFor(user: CurrentUser): NameSpace {
  return { from: sql`user_group g`, within: groupsInScope(user) };
}

/** Creates a group. */
export async function createGroup(database: Database, user: CurrentUser, input: GroupInput): Promise<Group> {
  checkGrant(user, input);
  return database.transaction(async (query) => {
    await checkNameIsFree(query, groupNamesFor(user), input.name);
    const { id } = await query
      .insertInto('user_group')
      .values({ name: input.name.trim(), settings: JSON.stringify(input.settings) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeParts(query, user, id, input);
    const created = await readBack(query, user, id);
    await writeAudit(query, user.id, 'group.create', id, { after: created });
    return created;
  });
}

/** Changes a group; only ROLE_ADMIN can change their own. */
export async function updateGroup(
  database: Database,
  user: CurrentUser,
  id: number,
  input: GroupInput,
  request: FastifyRequest,
): Promise<Group> {
  return database.transaction(async (query) => {
    await sql`select 1 from user_group where id = ${id} for update`.execute(query);
    const before = await readBack(query, user, id);
    if (!user.isAdmin && user.group?.id === id) throw forbidden();
    checkRecordRevision(request, { yours: input, theirs: before });
    checkGrant(user, input);
    await checkNameIsFree(query, groupNamesFor(user), input.name, id);
    await query
      .updateTable('user_group')
      .set({ name: input.name.trim(), settings: JSON.stringify(input.settings) })
      .set('revision', sql`revision + 1`)
      .where('id', '=', id)
      .execute();
    await writeParts(query, user, id, input);
    const after = await readBack(query, user, id);
    await writeAudit(query, user.id, 'group.update', id, diffOf(before, after));
    return after;
  });
}

/** Deletes a group without users, and its token. */
export async function deleteGroup(database: Database, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await sql`select 1 from user_group where id = ${id} for update`.execute(query);
    const before = await readBack(query, user, id);
    if (!user.isAdmin && user.group?.id === id) throw forbidden();
    if (before.users.length > 0) throw new Failure(409, 'inUse');
    await query
      .updateTable('app_user')
      .set({ is_enabled: false })
      .where('group_id', '=', id)
      .where('is_service', '=', true)
      .execute();
    await query.deleteFrom('user_group').where('id', '=', id).execute();
    await writeAudit(query, user.id, 'group.delete', id, { before });
  });
}
