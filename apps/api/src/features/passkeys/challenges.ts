import { createHash } from 'node:crypto';

import type { Queryable } from '../../platform/storage/database.ts';

/** How long a challenge can be answered. Browsers close their dialog after that time. */
export const challengeMs = 5 * 60_000;

function hashChallenge(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** Keeps a challenge for one answer. @param userId - the user who adds a passkey; null for a sign-in */
export async function keepChallenge(
  query: Queryable,
  challenge: string,
  userId: number | null,
): Promise<void> {
  await query
    .insertInto('passkey_challenge')
    .values({
      hash: hashChallenge(challenge),
      user_id: userId,
      expires_at: new Date(Date.now() + challengeMs),
    })
    .execute();
}

/** Uses up a challenge; of several parallel answers, only one is accepted, also on several servers. */
export async function takeChallenge(
  query: Queryable,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashChallenge(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
