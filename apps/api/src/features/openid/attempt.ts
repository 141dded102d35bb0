import { createHash, randomBytes } from 'node:crypto';

import { hashToken } from '../../platform/security/tokens.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** How long the user can take at the provider, and then to type a two-factor code. */
const attemptMs = 10 * 60_000;

/** The secrets of a sign-in through the provider. All follow from the browser's cookie, so the server keeps none. */
export interface OpenidAttempt {
  /** The value of the cookie, which binds the answer to the browser that asked. */
  cookie: string;
  state: string;
  nonce: string;
  /** The code verifier of PKCE. */
  verifier: string;
}

function derive(cookie: string, use: string): string {
  return createHash('sha256').update(`${use} ${cookie}`).digest('base64url');
}

/** Returns the secrets of the attempt that a cookie belongs to. */
export function attemptOf(cookie: string): OpenidAttempt {
  return {
    cookie,
    state: derive(cookie, 'state'),
    nonce: derive(cookie, 'nonce'),
    verifier: derive(cookie, 'verifier'),
  };
}

/** Starts an attempt. */
export async function openAttempt(query: Queryable): Promise<OpenidAttempt> {
  const cookie = randomBytes(32).toString('base64url');
  await query
    .insertInto('openid_sign_in')
    .values({ hash: hashToken(cookie), user_id: null, expires_at: new Date(Date.now() + attemptMs) })
    .execute();
  return attemptOf(cookie);
}

/** Accepts the provider's answer to an attempt, once. @returns false if there is no such attempt, or no longer */
export async function answerAttempt(query: Queryable, cookie: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('openid_sign_in')
    .set({ is_answered: true })
    .where('hash', '=', hashToken(cookie))
    .where('is_answered', '=', false)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The user that the provider has named. */
export interface NamedUser {
  userId: number;
  hasTwoFactors: boolean;
}

/** Stores the user that the provider has named, for the browser to fetch its token. */
export async function nameUser(
  query: Queryable,
  cookie: string,
  { userId, hasTwoFactors }: NamedUser,
): Promise<void> {
  await query
    .updateTable('openid_sign_in')
    .set({ user_id: userId, has_two_factors: hasTwoFactors, expires_at: new Date(Date.now() + attemptMs) })
    .where('hash', '=', hashToken(cookie))
    .execute();
}

/** Returns the user of an answered attempt; undefined if there is none. */
export async function findNamedUser(query: Queryable, cookie: string): Promise<NamedUser | undefined> {
  const row = await query
    .selectFrom('openid_sign_in')
    .select(['user_id', 'has_two_factors'])
    .where('hash', '=', hashToken(cookie))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row || row.user_id === null) return undefined;
  return { userId: row.user_id, hasTwoFactors: row.has_two_factors };
}

/** Uses up an attempt; of several parallel requests, only one succeeds. */
export async function takeAttempt(query: Queryable, cookie: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('openid_sign_in')
    .where('hash', '=', hashToken(cookie))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
