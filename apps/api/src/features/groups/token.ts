import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Database } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { endOf } from './keys.ts';
import { findServiceAccount, lockGroup } from './serviceAccount.ts';

/** Creates a group's token, which has all scopes for a year; invalidates the previous one at once. */
export async function generateGroupToken(
  database: Database,
  user: CurrentUser,
  groupId: number,
): Promise<{ token: string; createdDate: string; endDate: string }> {
  const { token, hash } = createToken();
  const ends = endOf('year');
  return database.transaction(async (query) => {
    await lockGroup(query, user, groupId);
    const values = {
      group_id: groupId,
      hash,
      user_id: await findServiceAccount(query, groupId),
      created_at: new Date(),
      used_at: null,
      ends_at: ends,
    };
    await query
      .insertInto('group_token')
      .values(values)
      .onConflict((conflict) => conflict.column('group_id').doUpdateSet(values))
      .execute();
    await writeAudit(query, user.id, 'group.generateToken', groupId);
    return { token, createdDate: values.created_at.toISOString(), endDate: ends.toISOString() };
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
