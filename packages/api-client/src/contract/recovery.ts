import { z } from 'zod';

import { doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';
import { passwordSchema } from './users.ts';

export const recoveryCalls = {
  recoverPassword: defineCall({
    id: 'recoverPassword',
    method: 'POST',
    path: '/auth/recover-password',
    summary:
      'Mails a one-time link to the account with this login or e-mail address. It is good for 30 minutes.',
    permission: 'public',
    body: z.object({ login: textSchema(254).default('') }),
    response: doneSchema,
    invalidates: [],
  }),
  resetPassword: defineCall({
    id: 'resetPassword',
    method: 'POST',
    path: '/auth/reset-password',
    summary: "Sets a new password by a mailed link's token, once, and ends every session of the account.",
    permission: 'public',
    body: z.object({ token: textSchema(100, 1), password: passwordSchema }),
    response: doneSchema,
    invalidates: [],
  }),
};
