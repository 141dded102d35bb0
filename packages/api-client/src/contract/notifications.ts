import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, nameTextSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';

/** A notification in the recipient's inbox. @public */
export const inboxItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  /** The linked address in the panel, from the root; null for none. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdDate: z.string(),
});

/** A notification as senders see it. @public */
export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  isForEveryone: z.boolean(),
  /** `name` is the username. */
  users: z.array(namedSchema),
  groups: z.array(namedSchema),
  readerCount: z.number().int(),
  /** The username; null if the account was deleted. */
  author: z.string().nullable(),
  createdDate: z.string(),
});

/** A notification to send, and its recipients: everyone, or at least one user or group. @public */
export const notificationInputSchema = z
  .strictObject({
    title: nameTextSchema(200),
    text: textSchema(5000, 1),
    isForEveryone: z.boolean().default(false),
    userIds: z.array(idSchema).max(10_000).default([]),
    groupIds: z.array(idSchema).max(10_000).default([]),
  })
  .refine((input) => input.isForEveryone || input.userIds.length + input.groupIds.length > 0, {
    path: ['userIds'],
  });

const byId = z.object({ id: pathIdSchema });

/** {@link inboxItemSchema}. @public */
export type InboxItem = z.output<typeof inboxItemSchema>;
/** {@link notificationSchema}. @public */
export type Notification = z.output<typeof notificationSchema>;
/** {@link notificationInputSchema}. @public */
export type NotificationInput = z.output<typeof notificationInputSchema>;

export const notificationCalls = {
  listInbox: defineCall({
    id: 'listInbox',
    method: 'GET',
    path: '/notifications/inbox',
    summary:
      "The user's own notifications in the language of the request, newest first, and how many are unread.",
    permission: 'User',
    scope: 'any',
    query: listQuery({ sortable: ['createdDate'], filters: { isRead: flagFilterSchema.optional() } }),
    response: dataOf(
      z.object({
        items: z.array(inboxItemSchema),
        total: z.number().int(),
        unreadCount: z.number().int(),
      }),
    ),
  }),
  readNotification: defineCall({
    id: 'readNotification',
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Marks one of the own notifications as read.',
    permission: 'User',
    scope: 'any',
    params: byId,
    response: doneSchema,
    invalidates: ['listInbox'],
  }),
  readAllNotifications: defineCall({
    id: 'readAllNotifications',
    method: 'POST',
    path: '/notifications/inbox/read',
    summary: 'Marks all of the own notifications as read.',
    permission: 'User',
    scope: 'any',
    response: doneSchema,
    invalidates: ['listInbox'],
  }),
  listNotifications: defineCall({
    id: 'listNotifications',
    method: 'GET',
    path: '/notifications',
    summary: 'Everything that was sent. `search` looks in title and text.',
    permission: 'Admin',
    query: listQuery({ sortable: ['id', 'title', 'createdDate', 'readerCount'], filters: {} }),
    response: listAnswer(notificationSchema),
  }),
  sendNotification: defineCall({
    id: 'sendNotification',
    method: 'POST',
    path: '/notifications',
    summary: 'Sends a notification; only ROLE_ADMIN writes to everyone.',
    permission: 'Admin',
    body: notificationInputSchema,
    response: dataOf(notificationSchema),
    invalidates: ['listNotifications', 'listInbox'],
  }),
  deleteNotification: defineCall({
    id: 'deleteNotification',
    method: 'DELETE',
    path: '/notifications/{id}',
    summary: 'Takes a notification back; it is gone from every inbox.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['listNotifications', 'listInbox'],
  }),
};
