import type { ContentRulesWire } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findContentRules } from '../directory/contentRules.ts';
import { listLicenses } from '../directory/reached.ts';
import { findEpack } from '../epacks/queries.ts';

/**
 * Returns the rules that an epack is published by: those of its license, else of the user's only license; null for none.
 *
 * @param epackId - undefined for an epack that was never saved
 * @throws 404 for an epack out of the user's reach
 */
export async function readContentRules(
  query: Queryable,
  user: CurrentUser,
  epackId: string | undefined,
): Promise<ContentRulesWire | null> {
  const epack = epackId === undefined ? undefined : await findEpack(query, user, epackId);
  if (epackId !== undefined && !epack) throw notFound();
  const [only, ...others] = await listLicenses(query, user);
  const licenseId = epack?.license_id ?? (others.length === 0 ? only?.id : undefined);
  return (await findContentRules(query, licenseId)) ?? null;
}
