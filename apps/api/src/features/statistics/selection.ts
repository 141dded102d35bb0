import type { Marketplace, ViewsChoice } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { mayHaveCategories } from '../access/epackScope.ts';
import { listLicenses } from '../directory/reached.ts';
import type { Selection } from '../events/eventStore.ts';
import { countedClasses, shownClasses, type ViewClass } from '../events/viewClasses.ts';
import { listReachedRetailers } from './marketplaces.ts';

/** A user's selection for statistics. */
export interface Choice {
  licenses: readonly number[];
  retailers: readonly number[];
  marketplace?: Marketplace | undefined;
  /** Default: verified. */
  views?: ViewsChoice | undefined;
}

const classesOf: Record<ViewsChoice, readonly ViewClass[]> = {
  verified: shownClasses,
  unverified: ['unverified'],
  automated: ['automated'],
  all: countedClasses,
};

/** Returns the shelves a user can access; undefined for all of them. */
async function chooseShelves(
  query: Queryable,
  user: CurrentUser,
  isSisOnly: boolean,
): Promise<readonly number[] | undefined> {
  if (!user.categoryRule && !isSisOnly) return undefined;
  const shelves = await query.selectFrom('shelf').selectAll().execute();
  return shelves
    .filter((shelf) => (!isSisOnly || shelf.is_sis) && mayHaveCategories(user, shelf.categories))
    .map(({ id }) => id);
}

/**
 * Checks a selection of licenses, retailers and marketplace, and limits it to what the user can access.
 *
 * @throws 403 if it names an inaccessible license or retailer, 400 if it names none
 */
export async function checkSelection(
  query: Queryable,
  user: CurrentUser,
  { licenses, retailers, marketplace, views = 'verified' }: Choice,
  { isSisOnly = false } = {},
): Promise<Selection> {
  if (licenses.length === 0 && retailers.length === 0) throw new Failure(400, 'nothingSelected');
  const [ownLicenses, ownRetailers] = await Promise.all([
    listLicenses(query, user),
    listReachedRetailers(query, user),
  ]);
  const reachedLicenses = new Set(ownLicenses.map(({ id }) => id));
  const reachedRetailers = new Map(ownRetailers.map((retailer) => [retailer.id, retailer]));
  const isOutOfReach =
    licenses.some((id) => !reachedLicenses.has(id)) || retailers.some((id) => !reachedRetailers.has(id));
  if (isOutOfReach) throw forbidden();

  const isNarrowed = retailers.length > 0 || marketplace !== undefined || user.retailerIds !== undefined;
  const chosen = retailers.length > 0 ? retailers : [...reachedRetailers.keys()];
  const ofMarketplace = chosen.filter(
    (id) => marketplace === undefined || reachedRetailers.get(id)?.marketplace === marketplace,
  );
  return {
    licenseIds: licenses.length > 0 ? licenses : [...reachedLicenses],
    retailerIds: isNarrowed ? ofMarketplace : undefined,
    shelfIds: await chooseShelves(query, user, isSisOnly),
    isSisOnly,
    hasCategoryRule: user.categoryRule !== undefined,
    classes: classesOf[views],
  };
}
