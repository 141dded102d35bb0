import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findGroup } from './queries.ts';

/**
 * Finds the account that acts for a group's token: objects it creates need an owner. The account cannot sign
 * in.
 */
async function findServiceAccount(query: Queryable, groupId: number): Promise<number> {
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
 * @throws 404 for an inaccessible group, 403 for a delegate's own group: its token would outlive the
 *   delegate's account
 */
async function lockGroup(query: Queryable, user: CurrentUser, groupId: number): Promise<void> {
  await sql`select 1 from user_group where id = ${groupId} for update`.execute(query);
  if (!(await findGroup(query, user, groupId))) throw notFound();
  if (!user.isAdmin && user.group?.id === groupId) throw forbidden();
}

/** Creates a group's token; invalidates the previous one at once. */
export async function generateGroupToken(
  database: Database,
  user: CurrentUser,
  groupId: number,
): Promise<{ token: string; createdDate: string }> {
  const { token, hash } = createToken();
  return database.transaction(async (query) => {
    await lockGroup(query, user, groupId);
    const values = {
      group_id: groupId,
      hash,
      user_id: await findServiceAccount(query, groupId),
      created_at: new Date(),
      used_at: null,
    };
    await query
      .insertInto('group_token')
      .values(values)
      .onConflict((conflict) => conflict.column('group_id').doUpdateSet(values))
      .execute();
    await writeAudit(query, user.id, 'group.generateToken', groupId);
    return { token, createdDate: values.created_at.toISOString() };
  });
}

/** Ends a group's token. */
export async function revokeGroupToken(
  database: Database,
  user: CurrentUser,
  groupId: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockGroup(query, user, groupId);
    await query.deleteFrom('group_token').where('group_id', '=', groupId).execute();
    await writeAudit(query, user.id, 'group.revokeToken', groupId);
  });
}
