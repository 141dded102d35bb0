import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import { contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';

type Inbox = CallAnswer<typeof contract.listInbox>['data'];
type Row = Omit<Inbox['items'][number], 'createdDate'> & { createdDate: Date };

/** Notifications (table alias `n`) to everyone, to the user, or to the user's group. */
function isFor(user: CurrentUser) {
  const byGroup = user.group
    ? sql`or exists (select 1 from notification_group x where x.notification_id = n.id and x.group_id = ${user.group.id})`
    : sql``;
  return sql<boolean>`(
    n.is_for_everyone
    or exists (select 1 from notification_user x where x.notification_id = n.id and x.user_id = ${user.id})
    ${byGroup}
  )`;
}

function isReadBy(user: CurrentUser) {
  return sql<boolean>`exists (
    select 1 from notification_read x where x.notification_id = n.id and x.user_id = ${user.id}
  )`;
}

async function countUnread(query: Queryable, user: CurrentUser): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notification n where ${isFor(user)} and not ${isReadBy(user)}
  `.execute(query);
  return rows[0]?.count ?? 0;
}

/** Lists the user's notifications, newest first, with the number of unread ones. */
export async function listInbox(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listInbox>['query'],
): Promise<Inbox> {
  const { items, total } = await readList(
    query,
    {
      select: sql<Row>`n.id, n.title, n.text, n.link, ${isReadBy(user)} as "isRead", n.created_at as "createdDate"`,
      from: sql`notification n`,
      conditions: [
        isFor(user),
        contains(request.search, [sql`n.title`, sql`n.text`]),
        request.isRead === undefined ? undefined : sql`${isReadBy(user)} = ${request.isRead}`,
      ],
      columns: { createdDate: sql`n.created_at` },
      defaultSort: [{ column: 'createdDate', isDescending: true }],
      tieBreaker: sql`n.id desc`,
    },
    request,
  );
  return {
    items: items.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() })),
    total,
    unreadCount: await countUnread(query, user),
  };
}

/** Marks a notification as read, or all of them. @throws 404 if it was not sent to the user */
export async function markRead(query: Queryable, user: CurrentUser, id?: number): Promise<void> {
  const one = id === undefined ? sql`true` : sql`n.id = ${id}`;
  const { rows } = await sql`select 1 from notification n where ${one} and ${isFor(user)} limit 1`.execute(
    query,
  );
  if (id !== undefined && rows.length === 0) throw notFound();
  await sql`
    insert into notification_read (notification_id, user_id)
    select n.id, ${user.id}::int from notification n where ${one} and ${isFor(user)}
    on conflict do nothing
  `.execute(query);
}
