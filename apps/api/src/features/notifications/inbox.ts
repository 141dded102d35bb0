import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { renderNotice, type Notice } from './notice.ts';

type Inbox = CallAnswer<typeof contract.listInbox>['data'];
type Item = Inbox['items'][number];
type Words = { notice: null; title: string; text: string } | { notice: Notice; title: null; text: null };
type Row = Omit<Item, 'createdDate' | 'title' | 'text'> & Words & { createdDate: Date };

/** The words of a notice that are the same in all languages: its values, and what users wrote. */
const noticeWords = sql`(
  select string_agg(word #>> '{}', ' ') from jsonb_path_query(
    n.notice, '$.**.values.* ? (@.type() == "string")'
  ) word
)`;
const noticeLines = sql`(
  select string_agg(line #>> '{}', ' ') from jsonb_path_query(n.notice, '$.lines[*] ? (@.type() == "string")') line
)`;

function toItem({ notice, title, text, createdDate, ...row }: Row, language: Language): Item {
  const words = notice === null ? { title, text } : renderNotice(notice, language);
  return { ...row, ...words, createdDate: createdDate.toISOString() };
}

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

/** Lists the user's notifications in a language, newest first, with the number of unread ones. */
export async function listInbox(
  query: Queryable,
  user: CurrentUser,
  { request, language }: { request: CallRequest<typeof contract.listInbox>['query']; language: Language },
): Promise<Inbox> {
  const { items, total } = await readList(
    query,
    {
      select: sql<Row>`n.id, n.title, n.text, n.notice, n.link, ${isReadBy(user)} as "isRead", n.created_at as "createdDate"`,
      from: sql`notification n`,
      conditions: [
        isFor(user),
        contains(request.search, [sql`n.title`, sql`n.text`, noticeWords, noticeLines]),
        request.isRead === undefined ? undefined : sql`${isReadBy(user)} = ${request.isRead}`,
      ],
      columns: { createdDate: sql`n.created_at` },
      defaultSort: [{ column: 'createdDate', isDescending: true }],
      tieBreaker: sql`n.id desc`,
    },
    request,
  );
  return {
    items: items.map((row) => toItem(row, language)),
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
