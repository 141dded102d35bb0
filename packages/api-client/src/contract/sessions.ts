import { z } from 'zod';

import { doneSchema, emptySchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, pathIdSchema } from './fields.ts';

/** A session of the user. @public */
export const sessionSchema = z.object({
  id: idSchema,
  /** Whether this is the session of the call. */
  isCurrent: z.boolean(),
  browser: z.string(),
  os: z.string(),
  createdDate: z.string(),
  lastUsedDate: z.string(),
});
/** {@link sessionSchema}. @public */
export type Session = z.output<typeof sessionSchema>;

export const sessionCalls = {
  listSessions: defineCall({
    id: 'listSessions',
    method: 'GET',
    path: '/profile/sessions',
    summary: 'Where the user is signed in, the last used first.',
    permission: 'User',
    isPersonal: true,
    response: listOf(sessionSchema),
  }),
  endSession: defineCall({
    id: 'endSession',
    method: 'DELETE',
    path: '/profile/sessions/{id}',
    summary: 'Ends one session of the user.',
    permission: 'User',
    isPersonal: true,
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['listSessions'],
  }),
  endOtherSessions: defineCall({
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/profile/sessions',
    summary: 'Ends every session of the user but this one.',
    permission: 'User',
    isPersonal: true,
    response: doneSchema,
    invalidates: ['listSessions'],
  }),
  logoutEverywhere: defineCall({
    id: 'logoutEverywhere',
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'Ends every session of the user, this one too.',
    permission: 'User',
    isPersonal: true,
    response: emptySchema,
    responseKind: 'empty',
    invalidates: ['listSessions'],
  }),
};
