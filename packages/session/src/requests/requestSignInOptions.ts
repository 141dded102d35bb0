import { calls } from '@vitrina/api-client/calls';
import type { CallResponse } from '@vitrina/api-client/contract';

import { send } from './send.ts';

/** The ways to sign in that a server offers besides the two fields. */
export type SignInOptions = CallResponse<typeof calls.getSignInOptions>['data'];

/** Returns what the server offers on its sign-in screen; undefined if that cannot be loaded. */
export async function requestSignInOptions(baseUrl = ''): Promise<SignInOptions | undefined> {
  try {
    return (await send(baseUrl, calls.getSignInOptions)).data;
  } catch {
    return undefined;
  }
}
