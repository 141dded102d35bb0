import { calls } from '@vitrina/api-client/calls';

import { send } from './send.ts';

/** Logs a sign-in; it succeeds also if that fails. */
export function noteSignIn(token: string, baseUrl = ''): void {
  const note = { action: 'signIn', actionType: 'session', target: 'Login', data: {} };
  send(baseUrl, calls.writeLog, { body: note, token }).catch(() => undefined);
}
