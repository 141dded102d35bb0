import { sql } from 'kysely';

import { findRestriction, mayCall, type CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { findUserById } from '../access/findCurrentUser.ts';
import { findEpack, type EpackRow } from '../epacks/queries.ts';

/** The most accounts to examine: each takes a few statements. */
const mostCandidates = 200;

/** Lists accounts with the permission to decide and access to the license; cheaper than reading each user. */
async function listCandidates(query: Queryable, epack: EpackRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.is_enabled and not u.is_service and (
      'ROLE_ADMIN' = any(u.roles)
      or exists (
        select from group_permission g join permission p on p.id = g.permission_id
        where g.group_id = u.group_id and p.name = 'Admin'
        union all
        select from statistics_group_permission s join permission p on p.id = s.permission_id
        join statistics_group_user m using (statistics_group_id)
        where m.user_id = u.id and p.name = 'Admin'
      )
    ) and (
      'ROLE_ADMIN' = any(u.roles) or u.id = ${epack.owner_id}
      or exists (
        select from group_license l where l.group_id = u.group_id and l.license_id = ${epack.license_id}
      )
    )
    order by 'ROLE_ADMIN' = any(u.roles), u.username collate "und-x-icu" limit ${mostCandidates}
  `.execute(query);
  return rows.map(({ id }) => id);
}

/** Checks that a user can decide about epacks they have access to. */
export function mayDecide(user: CurrentUser): boolean {
  const call: CallDefinition = contract.approveReview;
  return mayCall(user, call.permission) && !findRestriction(user, call);
}

/** Lists the users who can approve an epack, except the asking one; platform administrators last. */
export async function listReviewers(
  query: Queryable,
  user: CurrentUser,
  epack: EpackRow,
): Promise<CurrentUser[]> {
  const reviewers: CurrentUser[] = [];
  for (const id of await listCandidates(query, epack)) {
    if (id === user.id) continue;
    const candidate = await findUserById(query, id);
    if (!candidate || !mayDecide(candidate)) continue;
    if (await findEpack(query, candidate, epack.id)) reviewers.push(candidate);
  }
  return reviewers;
}
