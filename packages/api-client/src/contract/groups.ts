import { z } from 'zod';

import { groupSettingsSchema } from './accounts.ts';
import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { keyScopes, permissionNames } from './names.ts';

/** A user group in the list. @public */
export const groupListItemSchema = namedSchema.extend({
  permissions: z.array(z.enum(permissionNames)),
  licenses: z.array(namedSchema),
  userCount: z.number().int(),
  hasToken: z.boolean(),
  isSecondFactorRequired: z.boolean(),
  revision: z.number().int(),
});

/**
 * When a group's token was created and last used; the token itself is shown once and not stored. Its keys have scopes,
 * a token has all of them. @public
 */
export const groupTokenStateSchema = z.object({
  createdDate: z.string(),
  lastUsedDate: z.string().nullable(),
  /** Null for a token without an end: one created before tokens had an end. */
  endDate: z.string().nullable(),
});

/** An API key of a group. The key itself is shown once, and only its hash is stored. @public */
export const groupKeySchema = namedSchema.extend({
  scopes: z.array(z.enum(keyScopes)),
  /** The username of the person who created the key; null if the account was deleted. */
  createdBy: z.string().nullable(),
  createdDate: z.string(),
  /** Null for a key without an end. */
  endDate: z.string().nullable(),
  isEnded: z.boolean(),
  /** Null until the first use; correct to an hour. */
  lastUsedDate: z.string().nullable(),
});

/** How long an API key can work: 30 days, 90 days, a year, or without an end. @public */
export const keyLifetimes = ['month', 'quarter', 'year', 'none'] as const;
/** One of {@link keyLifetimes}. @public */
export type KeyLifetime = (typeof keyLifetimes)[number];

/** The most API keys of a group at the same time. @public */
export const maxGroupKeys = 50;

/** The fields of a new API key. @public */
export const groupKeyInputSchema = z.strictObject({
  name: nameTextSchema(100),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
  lifetime: z.enum(keyLifetimes).default('year'),
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
  /** Keys of the group for other programs, the newest first. */
  keys: z.array(groupKeySchema),
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
/** {@link groupKeySchema}. @public */
export type GroupKey = z.output<typeof groupKeySchema>;
/** {@link groupKeyInputSchema}. @public */
export type GroupKeyInput = z.output<typeof groupKeyInputSchema>;

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
    summary:
      "Makes the group's bearer token, with all scopes for a year, and shows it this once; an older one ends at once.",
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    response: dataOf(z.object({ token: z.string(), createdDate: z.string(), endDate: z.string() })),
    invalidates: ['getGroup', 'listGroups'],
  }),
  revokeGroupToken: defineCall({
    id: 'revokeGroupToken',
    method: 'DELETE',
    path: '/groups/{id}/token',
    summary: "Ends the group's token.",
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['getGroup', 'listGroups'],
  }),
  createGroupKey: defineCall({
    id: 'createGroupKey',
    method: 'POST',
    path: '/groups/{id}/keys',
    summary:
      'Creates an API key of the group, limited to scopes, and shows it this once. API keys cannot create keys.',
    permission: 'Admin',
    isPersonal: true,
    needsConfirmation: true,
    params: byId,
    body: groupKeyInputSchema,
    response: dataOf(z.object({ id: z.number().int(), key: z.string(), endDate: z.string().nullable() })),
    invalidates: ['getGroup', 'listGroups'],
  }),
  revokeGroupKey: defineCall({
    id: 'revokeGroupKey',
    method: 'DELETE',
    path: '/groups/{id}/keys/{keyId}',
    summary: 'Ends an API key of the group at once.',
    permission: 'Admin',
    params: byId.extend({ keyId: pathIdSchema }),
    response: doneSchema,
    invalidates: ['getGroup', 'listGroups'],
  }),
};
