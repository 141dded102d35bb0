import type { ContentRulesWire } from '@vitrina/api-client/contract';

import type { Queryable } from '../../platform/storage/database.ts';

/** Returns the rules of a license about the content of its packages; undefined if it has none. */
export async function findContentRules(
  query: Queryable,
  licenseId: number | null | undefined,
): Promise<ContentRulesWire | undefined> {
  if (licenseId === undefined || licenseId === null) return undefined;
  const row = await query
    .selectFrom('license')
    .select('content_rules')
    .where('id', '=', licenseId)
    .executeTakeFirst();
  return row?.content_rules ?? undefined;
}
