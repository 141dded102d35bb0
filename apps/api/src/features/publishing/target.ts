import type { CallRequest, contract, Named } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack, type EpackRow } from '../epacks/queries.ts';
import { checkOwner } from '../ownership/ownProducts.ts';
import { checkIsComplete, checkIsReviewed, chooseLicense, chooseRetailers } from './checks.ts';
import { describeMatch, findMatches, refuseForeign } from './matches.ts';
import { keysOf, waitForProducts } from './pointers.ts';

/** The content to publish, with its license, retailers and keys. */
export interface PublishTarget {
  epack: EpackRow;
  license: Named;
  retailers: Named[];
  keys: readonly ProductKey[];
  /** Whether a license owns the product. */
  isOwned: boolean;
}

/**
 * Determines where an epack would be published.
 *
 * @throws the refusals of publishing: 404, 400 for missing data, 409 for another package in its place
 */
export async function findTarget(
  query: Queryable,
  user: CurrentUser,
  id: string,
  request: CallRequest<typeof contract.publishToStream>['body'],
  language: Language,
  lock = false,
): Promise<PublishTarget> {
  const epack = await findEpack(query, user, id, lock);
  if (!epack) throw notFound();
  await checkIsReviewed(query, user, epack);
  checkIsComplete(epack, language);
  const license = await chooseLicense(query, user, epack, request.licenseId);
  const retailers = await chooseRetailers(query, user, license.id, request.retailerIds);
  const keys = keysOf(epack);
  if (lock) await waitForProducts(query, id, keys);
  const isOwned = await checkOwner(query, license, epack);
  const matches = await findMatches(query, user, id, retailers, keys);
  refuseForeign(matches);
  const match = request.checkPartialUpdate ? describeMatch(epack, matches) : undefined;
  if (match) throw new Failure(409, 'partialMatch', { data: match });
  if (keys.length === 0) throw new Failure(400, 'nothingToPublish');
  return { epack, license, retailers, keys, isOwned };
}
