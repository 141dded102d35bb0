import { z } from 'zod';

import { panelTokenSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';

export const openidCalls = {
  completeOpenidSignIn: defineCall({
    id: 'completeOpenidSignIn',
    method: 'POST',
    path: '/auth/openid/token',
    summary:
      'Signs in the user whom the OpenID provider has named to this browser, by its cookie. ' +
      '401 `secondFactorRequired`: call again with `code`.',
    permission: 'public',
    body: z.object({
      /** The two-factor code, if it is set up: six digits or a recovery code. */
      code: textSchema(40).optional(),
    }),
    response: panelTokenSchema,
    invalidates: [],
  }),
};
