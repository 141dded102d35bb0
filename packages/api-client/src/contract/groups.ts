import { z } from 'zod';

import { groupSettingsSchema } from './accounts.ts';
import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { permissionNames } from './names.ts';

/** A user group in the list. @public */
export const groupListItemSchema = namedSchema.extend({
  permissions: z.array(z.enum(permissionNames)),
  licenses: z.array(namedSchema),
  userCount: z.number().int(),
  hasToken: z.boolean(),
  isSecondFactorRequired: z.boolean(),
  revision: z.number().int(),
});

/** When a group's token was created and last used; the token itself is shown once and not stored. @public */
export const groupTokenStateSchema = z.object({
  createdDate: z.string(),
  lastUsedDate: z.string().nullable(),
});

/** A user group with its settings and connections. @public */
export const groupSchema = namedSchema.extend({
  settings: groupSettingsSchema,
  permissions: z.array(z.enum(permissionNames)),
  /** `name` is the username. */
  users: z.array(namedSchema),
  licenses: z.array(namedSchema),
  /** The retailers the group is limited to; empty means all retailers of its licenses. */
  retailers: z.array(namedSchema),
  token: groupTokenStateSchema.nullable(),
  revision: z.number().int(),
});

const connectedIds = z.array(idSchema).max(10_000);

/** The fields of a group that administrators set. Without `userIds`, the group keeps its users. @public */
export const groupInputSchema = z.strictObject({
  name: nameTextSchema(200),
  settings: groupSettingsSchema,
  permissions: z.array(z.enum(permissionNames)).max(permissionNames.length),
  licenseIds: connectedIds,
  retailerIds: connectedIds.default([]),
  userIds: connectedIds.optional(),
});

const byId = z.object({ id: pathIdSchema });

/** {@link groupListItemSchema}. @public */
export type GroupListItem = z.output<typeof groupListItemSchema>;
/** {@link groupSchema}. @public */
export type Group = z.output<typeof groupSchema>;
/** {@link groupInputSchema}. @public */
export type GroupInput = z.output<typeof groupInputSchema>;

const groupReads = ['listGroups', 'getGroup', 'listUsers', 'getUser'] as const;

export const groupCalls = {
  listGroups: defineCall({
    id: 'listGroups',
    method: 'GET',
    path: '/groups',
    summary: 'User groups. `search` looks in the name.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'userCount'],
      filters: {
        licenses: idListSchema.optional(),
        permission: z.enum(permissionNames).optional(),
        hasToken: flagFilterSchema.optional(),
      },
    }),
    response: listAnswer(groupListItemSchema),
  }),
  getGroup: defineCall({
    id: 'getGroup',
    method: 'GET',
    path: '/groups/{id}',
    summary: 'One group, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(groupSchema),
  }),
  createGroup: defineCall({
    id: 'createGroup',
    method: 'POST',
    path: '/groups',
    summary: 'A new group.',
    permission: 'Admin',
    body: groupInputSchema,
    response: dataOf(groupSchema),
    invalidates: groupReads,
  }),
  updateGroup: defineCall({
    id: 'updateGroup',
    method: 'PUT',
    path: '/groups/{id}',
    summary: 'Changes a group; it holds for its users from their next call on.',
    permission: 'Admin',
    params: byId,
    body: groupInputSchema,
    revisioned: true,
    response: dataOf(groupSchema),
    invalidates: groupReads,
  }),
  deleteGroup: defineCall({
    id: 'deleteGroup',
    method: 'DELETE',
    path: '/groups/{id}',
    summary: 'Deletes a group and its token; 409 while it has users.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['listGroups', 'listUsers', 'getUser'],
  }),
  generateGroupToken: defineCall({
    id: 'generateGroupToken',
    method: 'POST',
    path: '/groups/{id}/token',
    summary: "Makes the group's bearer token and shows it this once; an older one ends at once.",
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    response: dataOf(z.object({ token: z.string(), createdDate: z.string() })),
    invalidates: ['getGroup'],
  }),
  revokeGroupToken: defineCall({
    id: 'revokeGroupToken',
    method: 'DELETE',
    path: '/groups/{id}/token',
    summary: "Ends the group's token.",
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['getGroup'],
  }),
};
