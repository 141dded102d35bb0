import type { Named, Review, ReviewRequest } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { contentRevisions, isApproved } from '../content-review/isReviewCurrent.ts';
import { mayDecide } from './reviewers.ts';

/** Selects a user as `{ id, name }`; null if the account was deleted. */
export function userOf(id: RawBuilder<unknown>): RawBuilder<Named | null> {
  return sql<Named | null>`(
    select json_build_object('id', u.id, 'name', u.username) from app_user u where u.id = ${id}
  )`;
}

/** Checks whether an epack (alias `e`) was changed since its request (alias `r`). */
export const isChangedSinceRequest = sql<boolean>`(r.revisions <> ${contentRevisions})`;

type RequestRow = { [Field in keyof ReviewRequest]: ReviewRequest[Field] | null };

interface Row extends RequestRow {
  version: string;
  isApproved: boolean;
}

/** Reads the state of an epack's approval. @throws 404 without access to the epack */
export async function readReview(query: Queryable, user: CurrentUser, id: string): Promise<Review> {
  const { rows } = await sql<Row>`
    select md5(${contentRevisions}::text) as version, ${isApproved} as "isApproved",
      r.id, r.state, r.note, r.reason, ${isChangedSinceRequest} as "isChangedSince",
      ${userOf(sql`r.requested_by`)} as "requestedBy", ${userOf(sql`r.reviewer_id`)} as reviewer,
      ${userOf(sql`r.decided_by`)} as "decidedBy",
      ${isoDate(sql`r.requested_at`)} as "requestedDate", ${isoDate(sql`r.decided_at`)} as "decidedDate"
    from epack e left join content_review v on v.epack_id = e.id
    left join lateral (
      select * from review_request x where x.epack_id = e.id and x.state <> 'replaced' order by x.id desc limit 1
    ) r on true
    where e.id = ${id} and ${inScopeOf(user)}
  `.execute(query);
  const [row] = rows;
  if (!row) throw notFound();
  const { version, isApproved: isCurrent, ...request } = row;
  const isWaiting = request.state === 'waiting';
  return {
    isRequired: !user.isAdmin && (user.group?.settings.isContentCheckRequired ?? false),
    isApproved: isCurrent,
    canDecide: isWaiting && mayDecide(user) && request.requestedBy?.id !== user.id,
    version,
    request: request.id === null ? null : (request as ReviewRequest),
  };
}
