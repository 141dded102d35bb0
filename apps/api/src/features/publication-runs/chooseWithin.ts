import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack } from '../epacks/queries.ts';
import { chooseLicense, chooseRetailers } from '../publishing/checks.ts';

/**
 * Returns those of the retailers that a run keeps to which an epack can be published to; undefined for all.
 *
 * @throws 404 for an epack out of reach, 400 if none is left
 */
export async function chooseWithin(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  kept: readonly number[] | null,
): Promise<number[] | undefined> {
  if (!kept) return undefined;
  const epack = await findEpack(query, user, epackId);
  if (!epack) throw notFound();
  const license = await chooseLicense(query, user, epack, undefined);
  const all = await chooseRetailers(query, user, license.id, undefined);
  return only(
    all.map(({ id }) => id),
    kept,
  );
}

/** Returns the retailers of a run among others. @throws 400 if there are none */
export function only(retailerIds: readonly number[], kept: readonly number[] | null): number[] {
  const chosen = retailerIds.filter((id) => !kept || kept.includes(id));
  if (chosen.length === 0) throw new Failure(400, 'noRetailers');
  return chosen;
}
