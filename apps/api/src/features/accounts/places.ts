import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** Normalizes a login for counting, so that different spellings count as one. */
export function normalizeLogin(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase();
}

function hashPlace(network: string): Buffer {
  return createHash('sha256').update(network).digest();
}

/** How long a network counts as the user's after the last sign-in from it. */
export const knownDays = 90;

/** Checks whether the user recently signed in from this network. */
export async function isKnownPlace(query: Queryable, userId: number, network: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from known_place where user_id = ${userId} and place = ${hashPlace(network)}
      and used_at > now() - make_interval(days => ${knownDays})
  `.execute(query);
  return rows.length > 0;
}

/** Records that the user signed in from this network. */
export async function rememberPlace(query: Queryable, userId: number, network: string): Promise<void> {
  const place = hashPlace(network);
  await query
    .insertInto('known_place')
    .values({ user_id: userId, place })
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ used_at: new Date() }))
    .execute();
}
