import type { GroupKeyInput, KeyLifetime } from '@vitrina/api-client/contract';
import { maxGroupKeys } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Database } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { listGroupKeys } from './listGroupKeys.ts';
import { findServiceAccount, lockGroup } from './serviceAccount.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysOf: Record<KeyLifetime, number | undefined> = {
  month: 30,
  quarter: 90,
  year: 365,
  none: undefined,
};

/** Returns when a key created now ends; null for a key without an end. */
export function endOf(lifetime: Exclude<KeyLifetime, 'none'>): Date;
export function endOf(lifetime: KeyLifetime): Date | null;
export function endOf(lifetime: KeyLifetime): Date | null {
  const days = daysOf[lifetime];
  return days === undefined ? null : new Date(Date.now() + days * dayMs);
}

/** Creates a key of a group. Only its hash is stored. */
export async function createGroupKey(
  database: Database,
  user: CurrentUser,
  groupId: number,
  { name, scopes, lifetime }: GroupKeyInput,
): Promise<{ id: number; key: string; endDate: string | null }> {
  const { token, hash } = createToken();
  return database.transaction(async (query) => {
    await lockGroup(query, user, groupId);
    if ((await listGroupKeys(query, groupId)).length >= maxGroupKeys) throw new Failure(409, 'tooManyKeys');
    const ends = endOf(lifetime);
    const wanted = { name: name.trim(), scopes: [...new Set(scopes)] };
    const { id } = await query
      .insertInto('group_key')
      .values({
        ...wanted,
        group_id: groupId,
        user_id: await findServiceAccount(query, groupId),
        hash,
        created_by: user.id,
        ends_at: ends,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const endDate = ends?.toISOString() ?? null;
    await writeAudit(query, user.id, 'group.createKey', groupId, { after: { id, ...wanted, endDate } });
    return { id, key: token, endDate };
  });
}

/** Ends a key of a group at once. @throws 404 if the group has no such key */
export async function revokeGroupKey(
  database: Database,
  user: CurrentUser,
  groupId: number,
  keyId: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockGroup(query, user, groupId);
    const key = await query
      .deleteFrom('group_key')
      .where('group_id', '=', groupId)
      .where('id', '=', keyId)
      .returning(['id', 'name', 'scopes'])
      .executeTakeFirst();
    if (!key) throw notFound();
    await writeAudit(query, user.id, 'group.revokeKey', groupId, { before: key });
  });
}
