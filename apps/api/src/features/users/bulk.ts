import type { CallAnswer, CallRequest, contract, ErrorCode } from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, invalidField } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { groupsInScope } from '../access/adminScope.ts';
import { endSessions } from '../accounts/sessions.ts';
import { writeAudit } from '../audit/audit.ts';
import { checkAdministratorsLeft } from './administrators.ts';
import { lockUsers } from './queries.ts';

type Body = CallRequest<typeof contract.changeUsers>['body'];
type Change = Body['change'];
type Outcome = CallAnswer<typeof contract.changeUsers>['data'];

/** @throws if accounts may not be moved to this group */
async function checkTarget(query: Queryable, user: CurrentUser, change: Change): Promise<void> {
  if (change.kind !== 'moveToGroup') return;
  if (change.groupId === null) {
    if (!user.isAdmin) throw forbidden();
    return;
  }
  const { rows } = await sql`
    select 1 from user_group g where g.id = ${change.groupId} and ${groupsInScope(user)}
  `.execute(query);
  if (rows.length === 0) throw invalidField('body.change.groupId');
}

async function apply(query: Queryable, change: Change, ids: readonly number[]): Promise<void> {
  const values =
    change.kind === 'moveToGroup' ? { group_id: change.groupId } : { is_enabled: change.kind === 'enable' };
  await query
    .updateTable('app_user')
    .set({ ...values, revision: sql<number>`revision + 1` })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  if (change.kind !== 'disable') return;
  for (const id of ids) await endSessions(query, id);
}

/**
 * Changes many accounts in one transaction; accounts that cannot be changed are refused with the reason and
 * stay unchanged.
 */
export async function changeUsers(
  database: Database,
  user: CurrentUser,
  { ids, filter, dryRun, change }: Body,
  language: Language,
): Promise<Outcome> {
  const refuse = (id: number, name: string, code: ErrorCode) => ({
    id,
    name,
    code,
    message: messages[language][`api.error.${code}`],
  });
  return database.transaction(async (query) => {
    await checkTarget(query, user, change);
    const found = await lockUsers(query, user, ids ? { ids } : { filter: filter ?? {} });
    const known = new Set(found.map(({ id }) => id));
    const refused = [
      ...(ids ?? []).filter((id) => !known.has(id)).map((id) => refuse(id, '', 'notFound')),
      ...found.filter(({ id }) => id === user.id).map((row) => refuse(row.id, row.username, 'ownAccount')),
    ];
    const accepted = found.filter(({ id }) => id !== user.id).map(({ id }) => id);
    if (!dryRun && accepted.length > 0) {
      await apply(query, change, accepted);
      await checkAdministratorsLeft(query);
      await writeAudit(query, user.id, `user.${change.kind}`, accepted.join(','), { change });
    }
    return { count: accepted.length, refused };
  });
}
