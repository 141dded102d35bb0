import { maxPageSteps, type CallAnswer, type contract, type PageStep } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database } from '../../platform/storage/database.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { findPage } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import { findStoredSteps } from './storedSteps.ts';
import type { StoredStep } from './tables.ts';

/** Steps that a user took on a page, and the kept ones that they follow. */
export interface NewSteps extends PageAddress {
  from: number | null;
  revision: number;
  keep: number;
  steps: readonly PageStep[];
}

/** The size of the kept steps of a page, in characters of JSON. */
const maxLength = 500_000;

/**
 * Keeps the steps that a user took on a page.
 *
 * @throws 409 `stale` unless the steps lead to the current revision of the page
 */
export async function keepSteps(
  database: Database,
  user: CurrentUser,
  id: string,
  { from, revision, keep, steps, ...address }: NewSteps,
): Promise<CallAnswer<typeof contract.keepPageSteps>['data']> {
  return database.transaction(async (query) => {
    if (!(await findEpack(query, user, id, true))) throw notFound();
    const page = await findPage(query, id, address);
    if (page?.revision !== revision) throw new Failure(409, 'stale');
    const stored = await findStoredSteps(query, id, address);
    const before =
      stored?.revision === from
        ? stored.steps.slice(0, keep)
        : (stored?.steps ?? []).map((step) => ({ ...step, isDetached: true }));
    const taken = steps.map((step) => toStored(step, user.id));
    const kept = withinLimits([...before, ...taken]);
    const row = { epack_id: id, ...address, revision, steps: JSON.stringify(kept) };
    await query
      .insertInto('page_steps')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['epack_id', 'locale', 'template', 'page'])
          .doUpdateSet({ revision: row.revision, steps: row.steps }),
      )
      .execute();
    return { count: kept.length };
  });
}

/** The time is the user's, but not in the future. */
function toStored(step: PageStep, doneById: number): StoredStep {
  const doneAt = Math.min(Date.parse(step.doneDate), Date.now());
  return { ...step, doneDate: new Date(doneAt).toISOString(), doneById, isDetached: false };
}

/** Drops the oldest steps beyond the limits. */
function withinLimits(steps: readonly StoredStep[]): StoredStep[] {
  const kept: StoredStep[] = [];
  let length = 0;
  for (const step of steps.toReversed()) {
    length += JSON.stringify(step).length;
    if (length > maxLength || kept.length === maxPageSteps) break;
    kept.push(step);
  }
  return kept.toReversed();
}
