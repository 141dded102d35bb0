import type { BrandKitWire } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import { findEpack } from '../epacks/queries.ts';

/**
 * Returns the look that an epack is rendered with; null for the plain one.
 *
 * @param epackId - undefined for an epack that was never saved
 * @throws 404 for an epack out of the user's reach
 */
export async function readBrandKit(
  query: Queryable,
  user: CurrentUser,
  epackId: string | undefined,
): Promise<BrandKitWire | null> {
  const epack = epackId === undefined ? undefined : await findEpack(query, user, epackId);
  if (epackId !== undefined && !epack) throw notFound();
  return (await findBrandKit(query, epack ?? { license_id: null, owner_id: user.id })) ?? null;
}
