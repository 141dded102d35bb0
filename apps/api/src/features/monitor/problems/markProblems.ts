import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { invalidField } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import { refuseUnknown } from '../../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { usersInScope } from '../../access/adminScope.ts';
import { writeAudit } from '../../audit/audit.ts';
import { lockProblems } from './listProblems.ts';

type Body = CallRequest<typeof contract.markPageProblems>['body'];
type Outcome = CallAnswer<typeof contract.markPageProblems>['data'];

async function checkOwner(
  query: Queryable,
  user: CurrentUser,
  ownerId: number | null | undefined,
): Promise<void> {
  if (!ownerId) return;
  const { rows } = await sql`
    select 1 from app_user u where u.id = ${ownerId} and ${usersInScope(user)}
  `.execute(query);
  if (rows.length === 0) throw invalidField('body.ownerId', 'notAllowed');
}

/** Acknowledges open problems, or assigns them to a user. */
export async function markProblems(
  database: Database,
  user: CurrentUser,
  { ids, filter = {}, dryRun, isAcknowledged, ownerId }: Body,
  language: Language,
): Promise<Outcome> {
  return database.transaction(async (query) => {
    await checkOwner(query, user, ownerId);
    const found = await lockProblems(query, { user, language }, ids ? { ids } : { filter });
    const change = {
      ...(isAcknowledged === undefined ? {} : { is_acknowledged: isAcknowledged }),
      ...(ownerId === undefined ? {} : { owner_id: ownerId }),
    };
    if (!dryRun) {
      if (found.length > 0 && Object.keys(change).length > 0) {
        await query
          .updateTable('page_problem')
          .set(change)
          .where('id', '=', sql<number>`any(${found}::int[])`)
          .execute();
      }
      await writeAudit(query, user.id, 'problem.mark', found.join(','), change);
    }
    return { count: found.length, refused: refuseUnknown(ids, found, language) };
  });
}
