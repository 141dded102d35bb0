import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findGroup } from './queries.ts';

/**
 * Finds the account that acts for a group's token and keys: objects they create need an owner. The account cannot sign
 * in.
 */
export async function findServiceAccount(query: Queryable, groupId: number): Promise<number> {
  const known = await query
    .selectFrom('app_user')
    .select('id')
    .where('group_id', '=', groupId)
    .where('is_service', '=', true)
    .executeTakeFirst();
  if (known) return known.id;
  const username = `group-${groupId}-${randomBytes(4).toString('hex')}`;
  const { id } = await query
    .insertInto('app_user')
    .values({
      username,
      first_name: '',
      last_name: '',
      email: `${username}@service.invalid`,
      password_hash: '',
      roles: ['ROLE_USER'],
      group_id: groupId,
      is_service: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * @throws 404 for an inaccessible group, 403 for a delegate's own group, whose token would outlive the delegate's
 *   account, and for API keys, which could otherwise create keys with more scopes
 */
export async function lockGroup(query: Queryable, user: CurrentUser, groupId: number): Promise<void> {
  await sql`select 1 from user_group where id = ${groupId} for update`.execute(query);
  if (!(await findGroup(query, user, groupId))) throw notFound();
  if (!user.isAdmin && (user.group?.id === groupId || user.scopes)) throw forbidden();
}
