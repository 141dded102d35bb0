import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { findEpack } from '../epacks/queries.ts';
import { findStoredSteps } from './storedSteps.ts';

/** Lists the kept steps of a page with the names of their authors. */
export async function listSteps(
  query: Queryable,
  user: CurrentUser,
  id: string,
  address: PageAddress,
): Promise<CallAnswer<typeof contract.listPageSteps>['data']> {
  if (!(await findEpack(query, user, id))) throw notFound();
  const stored = await findStoredSteps(query, id, address);
  if (!stored) return { revision: null, steps: [] };
  const authorIds = [...new Set(stored.steps.map(({ doneById }) => doneById))];
  const authors =
    authorIds.length === 0
      ? []
      : await query.selectFrom('app_user').select(['id', 'username']).where('id', 'in', authorIds).execute();
  const names = new Map(authors.map((author) => [author.id, author.username]));
  const steps = stored.steps.map(({ doneById, ...step }) => ({
    ...step,
    doneBy: names.get(doneById) ?? null,
  }));
  return { revision: stored.revision, steps };
}
