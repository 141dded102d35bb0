import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { contentRevisions } from './isReviewCurrent.ts';
import { tellOfReview, type Telling } from './tellOfReview.ts';

/** A reviewer's decision about epacks. */
export interface Decision {
  isCorrect: boolean;
  reason: string;
}

interface Settled {
  epack_id: string;
  name: string;
  requested_by: number | null;
}

/** Ends the waiting requests for approval of these epacks, and tells those who asked. */
export async function settleRequests(
  services: Telling,
  query: Queryable,
  user: CurrentUser,
  ids: readonly string[],
  { isCorrect, reason }: Decision,
  language: Language,
): Promise<void> {
  const state = isCorrect ? 'approved' : 'returned';
  const { rows } = await sql<Settled>`
    update review_request r set
      state = ${state}, decided_by = ${user.id}, decided_at = now(), reason = ${reason},
      revisions = case when ${isCorrect} then ${contentRevisions} else r.revisions end
    from epack e
    where e.id = r.epack_id and r.epack_id = any(${ids}::uuid[]) and r.state = 'waiting'
    returning r.epack_id, e.name, r.requested_by
  `.execute(query);
  for (const { epack_id, name, requested_by } of rows) {
    if (requested_by === null || requested_by === user.id) continue;
    const news = { kind: state, epackId: epack_id, name, text: reason } as const;
    await tellOfReview(services, query, user, [requested_by], news, language);
  }
}
