import type { AuditEntry, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { usersInScope } from '../access/adminScope.ts';
import { subjectName } from './subjectName.ts';

type Row = Omit<AuditEntry, 'date'> & { date: Date };

/** Lists actions in the log; without ROLE_ADMIN, only the user's own and those of users they administer. */
export async function listAuditLog(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listAuditLog>['query'],
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<{ items: AuditEntry[]; total: number }> {
  const { users, action, from, to } = request;
  const { items, total } = await readList(
    query,
    {
      select: sql<Row>`
        a.id, a.created_at as date, a.action, a.subject, a.data, ${subjectName(user, language)} as "subjectName",
        case when a.user_id is null then null
          else json_build_object('id', a.user_id, 'name', coalesce(u.username, '')) end as "user"
      `,
      from: sql`audit_log a left join app_user u on u.id = a.user_id`,
      conditions: [
        user.isAdmin ? undefined : sql`(u.id = ${user.id} or ${usersInScope(user)})`,
        contains(request.search, [sql`a.action`, sql`a.subject`]),
        users && sql`a.user_id = any(${users}::int[])`,
        action ? sql`(a.action = ${action} or starts_with(a.action, ${`${action}.`}))` : undefined,
        from ? sql`a.created_at >= (${from}::date)::timestamp at time zone ${timeZone}` : undefined,
        to ? sql`a.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
      ],
      columns: { date: sql`a.created_at`, action: asText(sql`a.action`), subject: asText(sql`a.subject`) },
      defaultSort: [{ column: 'date', isDescending: true }],
      tieBreaker: sql`a.id desc`,
    },
    request,
  );
  return { items: items.map((row) => ({ ...row, date: row.date.toISOString() })), total };
}
