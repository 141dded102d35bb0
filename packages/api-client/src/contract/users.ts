import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { roleNames } from './names.ts';

/** An account as administrators see it, without secrets. @public */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roleNames)),
  group: namedSchema.nullable(),
  isEnabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdDate: z.string(),
  lastSignInDate: z.string().nullable(),
  /** The number of changes; `If-Match` is compared with it. */
  revision: z.number().int(),
});

/** The fields of an account that administrators set. @public */
export const userInputSchema = z.strictObject({
  username: nameTextSchema(100),
  firstName: textSchema(100).default(''),
  lastName: textSchema(100).default(''),
  email: z.email().max(254),
  roles: z.array(z.enum(roleNames)).max(roleNames.length).default(['ROLE_USER']),
  groupId: idSchema.nullable(),
  isEnabled: z.boolean().default(true),
});

/** The password rule: 8 to 256 characters. @public */
export const passwordSchema = textSchema(256, 8);

const userFilters = {
  groups: idListSchema.optional(),
  roles: z.enum(roleNames).optional(),
  isEnabled: flagFilterSchema.optional(),
  hasSecondFactor: flagFilterSchema.optional(),
};
const byId = z.object({ id: pathIdSchema });

/** A change of an account. Without a password, the account keeps its own. @public */
export const userChangeSchema = userInputSchema.extend({ password: passwordSchema.optional() });

/** {@link userSchema}. @public */
export type User = z.output<typeof userSchema>;
/** {@link userInputSchema}. @public */
export type UserInput = z.output<typeof userInputSchema>;

const userReads = ['listUsers', 'getUser', 'listGroups', 'getGroup'] as const;

export const userCalls = {
  listUsers: defineCall({
    id: 'listUsers',
    method: 'GET',
    path: '/users',
    summary: 'Accounts. `search` looks in the username, names and e-mail.',
    permission: 'Admin',
    query: listQuery({
      sortable: [
        'id',
        'username',
        'firstName',
        'lastName',
        'email',
        'group',
        'isEnabled',
        'createdDate',
        'lastSignInDate',
      ],
      filters: userFilters,
    }),
    response: listAnswer(userSchema),
  }),
  getUser: defineCall({
    id: 'getUser',
    method: 'GET',
    path: '/users/{id}',
    summary: 'One account, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(userSchema),
  }),
  createUser: defineCall({
    id: 'createUser',
    method: 'POST',
    path: '/users',
    summary: 'A new account. Without a password its owner is sent a link to set one.',
    permission: 'Admin',
    body: userInputSchema.extend({ password: passwordSchema.optional() }),
    response: dataOf(
      userSchema.extend({
        /** Absent if a password was given. `failed`: the account was created, but the email was not sent. */
        invitation: z.enum(['sent', 'failed']).optional(),
      }),
    ),
    invalidates: userReads,
  }),
  updateUser: defineCall({
    id: 'updateUser',
    method: 'PUT',
    path: '/users/{id}',
    summary: 'Changes an account. A new password, and disabling it, end all its sessions.',
    permission: 'Admin',
    params: byId,
    body: userChangeSchema,
    revisioned: true,
    response: dataOf(userSchema),
    invalidates: userReads,
  }),
  deleteUser: defineCall({
    id: 'deleteUser',
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Deletes an account; 409 once it has worked on epacks: their history names it. Disable it then.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['listUsers', 'listGroups', 'getGroup'],
  }),
  changeUsers: defineCall({
    id: 'changeUsers',
    method: 'POST',
    path: '/users/bulk',
    summary:
      'Enables, disables, or moves many accounts to a group; with `dryRun` only says what would happen.',
    permission: 'Admin',
    body: bulkBody(idSchema, userFilters, {
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('enable') }),
        z.object({ kind: z.literal('disable') }),
        z.object({ kind: z.literal('moveToGroup'), groupId: idSchema.nullable() }),
      ]),
    }),
    response: bulkAnswer(idSchema),
    invalidates: userReads,
  }),
  endUserSessions: defineCall({
    id: 'endUserSessions',
    method: 'DELETE',
    path: '/users/{id}/sessions',
    summary: 'Signs an account out everywhere.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['listUsers', 'getUser'],
  }),
  resetUserSecondFactor: defineCall({
    id: 'resetUserSecondFactor',
    method: 'DELETE',
    path: '/users/{id}/second-factor',
    summary: 'Takes the second factor off an account whose owner lost it, and signs it out everywhere.',
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    response: doneSchema,
    invalidates: ['listUsers', 'getUser'],
  }),
};
