import type { CallRequest, contract, WaitingReview } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { isChangedSinceRequest, userOf } from './readReview.ts';

const select = sql<WaitingReview>`
  e.id, e.name, e.type, e.brand, r.note, ${isChangedSinceRequest} as "isChangedSince",
  ${userOf(sql`r.requested_by`)} as "requestedBy", ${userOf(sql`r.reviewer_id`)} as reviewer,
  ${isoDate(sql`r.requested_at`)} as "requestedDate",
  (
    select count(*) from review_comment c
    where c.epack_id = e.id and c.thread_id is null and not c.is_resolved
  ) as "openCommentCount"
`;

/** Lists the epacks that wait for a user's decision: asked of them or of everyone, and not by themselves. */
export function listWaiting(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listWaitingReviews>['query'],
): Promise<{ items: WaitingReview[]; total: number }> {
  return readList(
    query,
    {
      select,
      from: sql`review_request r join epack e on e.id = r.epack_id`,
      conditions: [
        sql`r.state = 'waiting'`,
        inScopeOf(user),
        sql`(r.reviewer_id is null or r.reviewer_id = ${user.id})`,
        sql`r.requested_by is distinct from ${user.id}`,
        contains(request.search, [sql`e.name`, sql`e.brand`, sql`e.ean`]),
      ],
      columns: { name: asText(sql`e.name`), requestedDate: sql`r.requested_at` },
      defaultSort: [{ column: 'requestedDate', isDescending: false }],
      tieBreaker: sql`r.id`,
    },
    request,
  );
}
