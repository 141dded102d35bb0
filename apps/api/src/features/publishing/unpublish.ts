import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { writeAudit } from '../audit/audit.ts';
import { findEpack } from '../epacks/queries.ts';
import { checkMayPublish } from './checks.ts';
import { publishInTurn } from './pointerFiles.ts';
import { listPointers, removePointers } from './pointers.ts';
import type { Stores } from './publish.ts';

/** Retailers a user's group is narrowed to are the only ones it may touch. */
function reachable(user: CurrentUser, asked: readonly number[] | undefined): readonly number[] | undefined {
  const own = user.retailerIds;
  if (!own) return asked;
  if (asked?.some((id) => !own.includes(id))) throw invalidField('body.retailerIds', 'notAllowed');
  return asked ?? own;
}

/** Takes an epack off retailers: off those given, or off all the user reaches. */
export async function unpublishEpack(
  stores: Stores,
  user: CurrentUser,
  id: string,
  asked?: readonly number[],
): Promise<void> {
  checkMayPublish(user);
  const retailerIds = reachable(user, asked);
  await publishInTurn(stores, async (query) => {
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await removePointers(query, id, await listPointers(query, id, retailerIds));
    await writeAudit(query, user.id, 'epack.unpublish', id, retailerIds ? { retailerIds } : {});
  });
}

/** Deletes an epack: nobody finds it any more, no retailer shows it, and it can be restored for a while. */
export async function deleteEpack(stores: Stores, user: CurrentUser, id: string): Promise<void> {
  await publishInTurn(stores, async (query) => {
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await removePointers(query, id, await listPointers(query, id));
    const deletion = { deleted_at: new Date(), deleted_by: user.id };
    await query.updateTable('epack').set(deletion).where('id', '=', id).execute();
    await writeAudit(query, user.id, 'epack.delete', id);
  });
}
