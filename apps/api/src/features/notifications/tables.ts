import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';
import type { Notice } from './notice.ts';

interface NotificationTable {
  id: Generated<number>;
  /** The words of a user; null for notifications of the server, which have a notice. */
  title: string | null;
  text: string | null;
  notice: JsonColumn<Notice> | null;
  /** A path in the panel; null for notifications sent by users. */
  link: Generated<string | null>;
  is_for_everyone: boolean;
  author_id: number | null;
  created_at: Timestamp;
}
interface NotificationUserTable {
  notification_id: number;
  user_id: number;
}
interface NotificationGroupTable {
  notification_id: number;
  group_id: number;
}
interface NotificationReadTable {
  notification_id: number;
  user_id: number;
  read_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_user: NotificationUserTable;
    notification_group: NotificationGroupTable;
    notification_read: NotificationReadTable;
  }
}
