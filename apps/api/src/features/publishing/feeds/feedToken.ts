import { sql } from 'kysely';
import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { notFound } from '../../../platform/http/failure.ts';
import { createToken, hashToken } from '../../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { requireFullAdmin } from '../../access/adminScope.ts';
import { writeAudit } from '../../audit/audit.ts';

type State = CallAnswer<typeof contract.getFeedToken>['data'];

/**
 * Only users who administer all licenses can share a feed: it contains everything published at its retailer.
 */
async function requireRetailer(query: Queryable, user: CurrentUser, retailerId: number): Promise<void> {
  requireFullAdmin(user);
  const found = await query
    .selectFrom('retailer')
    .select('id')
    .where('id', '=', retailerId)
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** Returns whether a retailer has a feed address. */
export async function findFeedToken(query: Queryable, user: CurrentUser, retailerId: number): Promise<State> {
  await requireRetailer(query, user, retailerId);
  const row = await query
    .selectFrom('feed_token')
    .select(['created_at', 'used_at'])
    .where('retailer_id', '=', retailerId)
    .executeTakeFirst();
  if (!row) return null;
  return { createdDate: row.created_at.toISOString(), lastUsedDate: row.used_at?.toISOString() ?? null };
}

/** Creates the token of a retailer's feed address; invalidates the previous one at once. */
export async function generateFeedToken(
  database: Database,
  user: CurrentUser,
  retailerId: number,
): Promise<{ token: string; createdDate: string }> {
  const { token, hash } = createToken();
  const values = { retailer_id: retailerId, hash, created_at: new Date(), used_at: null };
  await database.transaction(async (query) => {
    await requireRetailer(query, user, retailerId);
    await query
      .insertInto('feed_token')
      .values(values)
      .onConflict((conflict) => conflict.column('retailer_id').doUpdateSet(values))
      .execute();
    await writeAudit(query, user.id, 'retailer.generateFeedToken', retailerId);
  });
  return { token, createdDate: values.created_at.toISOString() };
}

/** Revokes a retailer's feed address. */
export async function revokeFeedToken(
  database: Database,
  user: CurrentUser,
  retailerId: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await requireRetailer(query, user, retailerId);
    await query.deleteFrom('feed_token').where('retailer_id', '=', retailerId).execute();
    await writeAudit(query, user.id, 'retailer.revokeFeedToken', retailerId);
  });
}

/** Finds the retailer of a feed's token, and records that the token was used. */
export async function findFeedRetailer(query: Queryable, token: string): Promise<number | undefined> {
  const { rows } = await sql<{ retailer_id: number }>`
    update feed_token set used_at = now() where hash = ${hashToken(token)} returning retailer_id
  `.execute(query);
  return rows[0]?.retailer_id;
}
