import type { CurrentUser } from '../accounts/currentUser.ts';
import { listConnectedRetailers, listLicenses } from '../accounts/queries.ts';
import { Failure, forbidden } from '../http/failure.ts';
import type { Queryable } from '../storage/database.ts';

/** What statistics are asked of: licences, and of those all retailers or some. */
export interface Selection {
  licenseIds: readonly number[];
  /** Undefined: all of them. */
  retailerIds: readonly number[] | undefined;
}

/**
 * Checks a choice of licences and retailers (at least one of either) against what the user reaches.
 *
 * @throws 403 where it names one the user does not reach
 */
export async function checkSelection(
  query: Queryable,
  user: CurrentUser,
  chosen: { licenses: readonly number[]; retailers: readonly number[] },
): Promise<Selection> {
  if (chosen.licenses.length === 0 && chosen.retailers.length === 0) {
    throw new Failure(400, 'nothingSelected');
  }
  const [licenses, retailers] = await Promise.all([
    listLicenses(query, user),
    listConnectedRetailers(query, user),
  ]);
  const reachedLicenses = new Set(licenses.map(({ id }) => id));
  const reachedRetailers = new Set(retailers.map(({ id }) => id));
  const isOutOfReach =
    chosen.licenses.some((id) => !reachedLicenses.has(id)) ||
    chosen.retailers.some((id) => !reachedRetailers.has(id));
  if (isOutOfReach) throw forbidden();
  const narrowed = user.retailerIds ? [...reachedRetailers] : undefined;
  return {
    licenseIds: chosen.licenses.length > 0 ? chosen.licenses : [...reachedLicenses],
    retailerIds: chosen.retailers.length > 0 ? chosen.retailers : narrowed,
  };
}
