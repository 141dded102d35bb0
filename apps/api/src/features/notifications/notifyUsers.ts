import type { Queryable } from '../../platform/storage/database.ts';
import type { Notice } from './notice.ts';

/** A notification that the server itself sends. */
export interface ServerNotification {
  notice: Notice;
  /** A path in the panel, from its root. */
  link: string;
}

/** Adds a notification to the inboxes of users. @returns its id */
export async function notifyUsers(
  query: Queryable,
  userIds: readonly number[],
  { notice, link }: ServerNotification,
): Promise<number> {
  const { id } = await query
    .insertInto('notification')
    .values({ notice: JSON.stringify(notice), link, is_for_everyone: false, author_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('notification_user')
    .values(userIds.map((user_id) => ({ notification_id: id, user_id })))
    .execute();
  return id;
}
