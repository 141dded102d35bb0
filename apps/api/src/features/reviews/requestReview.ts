import type { CallRequest, contract, Review } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { writeAudit } from '../audit/audit.ts';
import { contentRevisions } from '../content-review/isReviewCurrent.ts';
import { tellOfReview } from '../content-review/tellOfReview.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { readReview } from './readReview.ts';
import { listReviewers } from './reviewers.ts';

/** The services that reviews use. */
export type Reviewing = Pick<Services, 'config' | 'database' | 'jobs'>;

/**
 * Chooses who is told of a request: the named reviewer, or all. Platform administrators can approve
 * everything, so that they are told only if the company has no reviewer of its own.
 */
function chooseRecipients(reviewers: readonly CurrentUser[], reviewerId: number | undefined): number[] {
  const own = reviewers.filter(({ isAdmin }) => !isAdmin);
  const all = own.length > 0 ? own : reviewers;
  return reviewerId === undefined ? all.map(({ id }) => id) : [reviewerId];
}

/** Asks to approve an epack as it is now. */
export async function requestReview(
  services: Reviewing,
  user: CurrentUser,
  id: string,
  { reviewerId, note }: CallRequest<typeof contract.requestReview>['body'],
  language: Language,
): Promise<Review> {
  return services.database.transaction(async (query) => {
    const epack = await findEpack(query, user, id, true);
    if (!epack) throw notFound();
    const reviewers = await listReviewers(query, user, epack);
    if (reviewerId !== undefined && !reviewers.some((reviewer) => reviewer.id === reviewerId)) {
      throw invalidField('body.reviewerId', 'notAllowed');
    }
    await sql`
      update review_request set state = 'replaced' where epack_id = ${id} and state = 'waiting'
    `.execute(query);
    await sql`
      insert into review_request (epack_id, revisions, requested_by, reviewer_id, note)
      select e.id, ${contentRevisions}, ${user.id}, ${reviewerId ?? null}::int, ${note}
      from epack e where e.id = ${id}
    `.execute(query);
    await writeAudit(query, user.id, 'review.request', id, { reviewerId, note });
    const news = { kind: 'requested', epackId: id, name: epack.name, text: note } as const;
    await tellOfReview(services, query, user, chooseRecipients(reviewers, reviewerId), news, language);
    return readReview(query, user, id);
  });
}
