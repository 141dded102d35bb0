import type { Transaction } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { writeAudit } from '../audit/audit.ts';
import { findEpack } from '../epacks/queries.ts';
import { checkMayPublish } from './checks.ts';
import { publishInTurn } from './pointerFiles.ts';
import { listPointers, removePointers, waitForProducts } from './pointers.ts';
import type { Stores } from './publish.ts';

/** Limits retailers to those that the user's group can access. */
function reachable(user: CurrentUser, asked: readonly number[] | undefined): readonly number[] | undefined {
  const own = user.retailerIds;
  if (!own) return asked;
  if (asked?.some((id) => !own.includes(id))) throw invalidField('body.retailerIds', 'notAllowed');
  return asked ?? own;
}

/**
 * Unpublishes an epack from the given retailers, or from all the user can access. `alsoRecord` runs in the same
 * transaction.
 */
export async function unpublishEpack(
  stores: Stores,
  user: CurrentUser,
  id: string,
  asked?: readonly number[],
  alsoRecord?: (query: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  checkMayPublish(user);
  const retailerIds = reachable(user, asked);
  await publishInTurn(stores, async (query) => {
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await waitForProducts(query, id);
    await removePointers(query, id, await listPointers(query, id, retailerIds));
    await writeAudit(query, user.id, 'epack.unpublish', id, retailerIds ? { retailerIds } : {});
    await alsoRecord?.(query);
  });
}

/** Deletes an epack: unpublishes and hides it; it can be restored for a while. */
export async function deleteEpack(stores: Stores, user: CurrentUser, id: string): Promise<void> {
  await publishInTurn(stores, async (query) => {
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await waitForProducts(query, id);
    await removePointers(query, id, await listPointers(query, id));
    const deletion = { deleted_at: new Date(), deleted_by: user.id };
    await query.updateTable('epack').set(deletion).where('id', '=', id).execute();
    await writeAudit(query, user.id, 'epack.delete', id);
  });
}
