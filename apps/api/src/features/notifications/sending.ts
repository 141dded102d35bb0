import type { CallRequest, contract, Notification, NotificationInput } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import { replaceLinks } from '../../platform/http/replaceLinks.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { groupsInScope, requireFullAdmin, usersInScope } from '../access/adminScope.ts';
import { writeAudit } from '../audit/audit.ts';

type Row = Omit<Notification, 'createdDate'> & { createdDate: Date };

const users = namedList(
  sql`app_user u join notification_user x on x.user_id = u.id where x.notification_id = n.id`,
  { id: sql`u.id`, name: sql`u.username` },
);
const groups = namedList(
  sql`user_group g join notification_group x on x.group_id = g.id where x.notification_id = n.id`,
  { id: sql`g.id`, name: sql`g.name` },
);
const readerCount = sql<number>`(select count(*) from notification_read x where x.notification_id = n.id)`;
const select = sql<Row>`
  n.id, n.title, n.text, n.is_for_everyone as "isForEveryone", ${users} as users, ${groups} as groups,
  ${readerCount} as "readerCount", a.username as author, n.created_at as "createdDate"
`;
const from = sql`notification n left join app_user a on a.id = n.author_id`;

/**
 * ROLE_ADMIN sees everything users sent, but not alerts of their rules; others see what they sent themselves.
 */
function inScope(user: CurrentUser) {
  return user.isAdmin ? sql<boolean>`n.link is null` : sql<boolean>`n.author_id = ${user.id}`;
}

function toNotification(row: Row): Notification {
  return { ...row, createdDate: row.createdDate.toISOString() };
}

/** Lists sent notifications, newest first. */
export async function listNotifications(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listNotifications>['query'],
): Promise<{ items: Notification[]; total: number }> {
  const { items, total } = await readList(
    query,
    {
      select,
      from,
      conditions: [inScope(user), contains(request.search, [sql`n.title`, sql`n.text`])],
      columns: { id: sql`n.id`, title: asText(sql`n.title`), createdDate: sql`n.created_at`, readerCount },
      defaultSort: [{ column: 'createdDate', isDescending: true }],
      tieBreaker: sql`n.id desc`,
    },
    request,
  );
  return { items: items.map(toNotification), total };
}

async function findNotification(query: Queryable, user: CurrentUser, id: number): Promise<Notification> {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where n.id = ${id} and ${inScope(user)}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return toNotification(rows[0]);
}

/** @throws if the user cannot access one of the recipients */
async function checkRecipients(query: Queryable, user: CurrentUser, input: NotificationInput): Promise<void> {
  if (input.isForEveryone) requireFullAdmin(user);
  const { rows } = await sql<{ users: number; groups: number }>`
    select
      (select count(*) from app_user u where u.id = any(${input.userIds}::int[]) and ${usersInScope(user)}) as users,
      (select count(*) from user_group g where g.id = any(${input.groupIds}::int[]) and ${groupsInScope(user)}) as groups
  `.execute(query);
  if (rows[0]?.users !== new Set(input.userIds).size) throw invalidField('body.userIds');
  if (rows[0].groups !== new Set(input.groupIds).size) throw invalidField('body.groupIds');
}

/** Sends a notification. */
export async function sendNotification(
  database: Database,
  user: CurrentUser,
  input: NotificationInput,
): Promise<Notification> {
  return database.transaction(async (query) => {
    await checkRecipients(query, user, input);
    const { id } = await query
      .insertInto('notification')
      .values({
        title: input.title,
        text: input.text,
        is_for_everyone: input.isForEveryone,
        author_id: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = 'notification_id';
    await replaceLinks(query, { table: 'notification_user', owner, other: 'user_id' }, id, input.userIds);
    await replaceLinks(query, { table: 'notification_group', owner, other: 'group_id' }, id, input.groupIds);
    await writeAudit(query, user.id, 'notification.send', id, { after: input });
    return findNotification(query, user, id);
  });
}

/** Deletes a notification. */
export async function deleteNotification(database: Database, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    const before = await findNotification(query, user, id);
    await query.deleteFrom('notification').where('id', '=', id).execute();
    await writeAudit(query, user.id, 'notification.delete', id, { before });
  });
}
