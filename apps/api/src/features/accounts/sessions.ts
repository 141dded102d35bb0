import type { Session } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { absoluteDays, idleHours } from '../access/findCurrentUser.ts';

/** Ends the sessions of an account, optionally except one. */
export async function endSessions(
  query: Queryable,
  userId: number,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  let deletion = query.deleteFrom('token').where('user_id', '=', userId);
  if (except) deletion = deletion.where('hash', '!=', except);
  await deletion.execute();
  await forgetLinks(query, userId);
}

/** Invalidates the links for a new password, except those that undo a change: who made it may not end them. */
export async function forgetLinks(query: Queryable, userId: number): Promise<void> {
  await query
    .deleteFrom('password_link')
    .where('user_id', '=', userId)
    .where('restored_email', 'is', null)
    .execute();
}

/** Lists the user's valid sessions, most recently used first. */
export async function listSessions(query: Queryable, user: CurrentUser): Promise<Session[]> {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const rows = await query
    .selectFrom('token')
    .select(['id', 'hash', 'browser', 'os', 'created_at', 'used_at'])
    .where('user_id', '=', user.id)
    .where('audience', '=', 'panel')
    .where('used_at', '>', hoursAgo(idleHours))
    .where('created_at', '>', hoursAgo(absoluteDays * 24))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.hash.equals(user.tokenHash),
    browser: row.browser,
    os: row.os,
    createdDate: row.created_at.toISOString(),
    lastUsedDate: row.used_at.toISOString(),
  }));
}

/** Ends one session of the user. @throws 404 for another user's session */
export async function endSession(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom('token')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
