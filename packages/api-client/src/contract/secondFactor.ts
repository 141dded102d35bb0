import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';

/** Six digits of an authenticator app, or a recovery code. @public */
export const secondFactorCodeSchema = textSchema(40, 1);

const recoveryCodesSchema = z.object({
  /** Each is valid for one sign-in; shown only once. */
  recoveryCodes: z.array(z.string()),
});
const codeBody = z.object({ code: secondFactorCodeSchema });

export const secondFactorCalls = {
  getSecondFactor: defineCall({
    id: 'getSecondFactor',
    method: 'GET',
    path: '/profile/second-factor',
    summary: 'Whether the user has a second factor, and whether the group requires one.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    response: dataOf(
      z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number().int() }),
    ),
  }),
  beginSecondFactor: defineCall({
    id: 'beginSecondFactor',
    method: 'POST',
    path: '/profile/second-factor/enrolment',
    summary: 'Makes a secret for an authenticator app; it counts once it is confirmed. 409 where one is on.',
    permission: 'User',
    needsConfirmation: true,
    isPersonal: true,
    isOpenWhileEnrolling: true,
    response: dataOf(
      z.object({
        /** To be typed in, base32. */
        secret: z.string(),
        /** `otpauth://…`, to show as a QR code. */
        uri: z.string(),
      }),
    ),
    invalidates: [],
  }),
  confirmSecondFactor: defineCall({
    id: 'confirmSecondFactor',
    method: 'POST',
    path: '/profile/second-factor/confirm',
    summary:
      'Turns the second factor on by a first code; a token limited to enrolment opens everything from here on.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    body: codeBody,
    response: dataOf(recoveryCodesSchema),
    invalidates: ['getSecondFactor'],
  }),
  renewRecoveryCodes: defineCall({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/profile/second-factor/recovery-codes',
    summary: 'New recovery codes in place of all older ones.',
    permission: 'User',
    isPersonal: true,
    body: codeBody,
    response: dataOf(recoveryCodesSchema),
    invalidates: ['getSecondFactor'],
  }),
  disableSecondFactor: defineCall({
    id: 'disableSecondFactor',
    method: 'POST',
    path: '/profile/second-factor/disable',
    summary: 'Turns the second factor off; 403 where the group requires it.',
    permission: 'User',
    isPersonal: true,
    body: codeBody,
    response: doneSchema,
    invalidates: ['getSecondFactor'],
  }),
};
