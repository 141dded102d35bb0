import type { CallRequest, contract, Review } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { settleRequests, type Decision } from '../content-review/settleRequests.ts';
import { storeMark } from '../content-review/storeMark.ts';
import { findEpack } from '../epacks/queries.ts';
import { readReview } from './readReview.ts';
import type { Reviewing } from './requestReview.ts';

/** Locks an epack whose request the user can decide. @throws 409 without a request, 403 for their own */
async function lockWaiting(query: Queryable, user: CurrentUser, id: string): Promise<Review> {
  if (!(await findEpack(query, user, id, true))) throw notFound();
  const review = await readReview(query, user, id);
  if (review.request?.state !== 'waiting') throw new Failure(409, 'reviewNotWaiting');
  if (!review.canDecide) throw forbidden('ownReview');
  return review;
}

/** Ends the waiting request and marks the content in the content manager, so that both say the same. */
async function decide(
  services: Reviewing,
  query: Queryable,
  user: CurrentUser,
  id: string,
  decision: Decision,
  language: Language,
): Promise<Review> {
  const { isCorrect, reason } = decision;
  await storeMark(query, user, [id], { isChecked: true, isCorrect, note: reason });
  await settleRequests(services, query, user, [id], decision, language);
  await writeAudit(query, user.id, isCorrect ? 'review.approve' : 'review.return', id, { reason });
  return readReview(query, user, id);
}

/**
 * Approves an epack in the state the reviewer has seen.
 *
 * @throws 409 `reviewOutdated` if it was changed since
 */
export async function approveReview(
  services: Reviewing,
  user: CurrentUser,
  id: string,
  { version, note }: CallRequest<typeof contract.approveReview>['body'],
  language: Language,
): Promise<Review> {
  return services.database.transaction(async (query) => {
    const review = await lockWaiting(query, user, id);
    if (review.version !== version) throw new Failure(409, 'reviewOutdated');
    return decide(services, query, user, id, { isCorrect: true, reason: note }, language);
  });
}

/** Returns an epack to its author. */
export async function returnReview(
  services: Reviewing,
  user: CurrentUser,
  id: string,
  reason: string,
  language: Language,
): Promise<Review> {
  return services.database.transaction(async (query) => {
    await lockWaiting(query, user, id);
    return decide(services, query, user, id, { isCorrect: false, reason }, language);
  });
}
