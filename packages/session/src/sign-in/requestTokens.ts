import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallBody, CallReference, CallResponse, DemoAccount } from '@vitrina/api-client/contract';

import type { Credentials } from './credentials.ts';
import { readAccessToken, storeAccessToken, storeBuilderToken } from '../tokens/tokenStorage.ts';

const unknownFailure = { code: 'somethingWentWrong', message: 'Something went wrong' };

async function toFailure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => unknownFailure)) as Partial<typeof unknownFailure>;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, { ...unknownFailure, ...body }, requestId);
}

async function send<Call extends CallReference>(
  baseUrl: string,
  call: Call,
  init: { body?: unknown; token?: string; signal?: AbortSignal } = {},
): Promise<CallResponse<Call>> {
  let response: Response;
  try {
    response = await fetch(baseUrl + call.path, {
      method: call.method,
      signal: init.signal,
      // The sign-in leaves the page at once; what was sent still has to arrive.
      keepalive: true,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(init.token === undefined ? {} : { authorization: `Bearer ${init.token}` }),
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
    });
  } catch (cause) {
    throw new ApiError(0, unknownFailure, undefined, { cause });
  }
  if (!response.ok) throw await toFailure(response);
  return (await response.json()) as CallResponse<Call>;
}

/** How long the sign-in waits for the builder service; without its token only that service's calls are missing. */
const builderPatienceMs = 3000;

/** Asks the builder service for its own token. That it is down or slow does not stop the sign-in. */
async function requestBuilderToken(credentials: Credentials, baseUrl: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(builderPatienceMs);
    const { token } = await send(baseUrl, calls.checkBuilderLogin, { body: credentials, signal });
    storeBuilderToken(token);
  } catch {
    // The panel works without it.
  }
}

/** What a sign-in led to. */
export interface SignInOutcome {
  /** Whether the token opens nothing but the enrolment of a second factor, which the group requires. */
  mustEnrol: boolean;
}

/**
 * Signs in and keeps the tokens of the panel and of the builder service apart (panel.md, section 7).
 *
 * @throws ApiError where the login or password is not right, with `secondFactorRequired` where a code is missing, or
 * where the server cannot be reached
 */
export async function requestTokens(credentials: Credentials, baseUrl = ''): Promise<SignInOutcome> {
  const answer = await send(baseUrl, calls.getToken, { body: credentials });
  const { token, mustEnrolSecondFactor: mustEnrol = false } = answer;
  storeAccessToken(token);
  if (mustEnrol) return { mustEnrol };
  const note = { action: 'signIn', actionType: 'session', target: 'Login', data: {} };
  send(baseUrl, calls.writeLog, { body: note, token }).catch(() => undefined);
  await requestBuilderToken(credentials, baseUrl);
  return { mustEnrol };
}

/** Has a link for a new password mailed. @throws ApiError where there is no such account, or no mail */
export async function requestRecovery(body: CallBody<typeof calls.recoverPassword>): Promise<void> {
  await send('', calls.recoverPassword, { body });
}

/** Sets a new password by a mailed link's token. @throws ApiError where the link is used up or too old */
export async function requestReset(body: CallBody<typeof calls.resetPassword>): Promise<void> {
  await send('', calls.resetPassword, { body });
}

/** Makes a secret for an authenticator app. */
export async function requestFactorSecret() {
  const { data } = await send('', calls.beginSecondFactor, { token: readAccessToken() });
  return data;
}

/** Turns the second factor on by a first code. @returns codes for when the device is lost */
export async function requestFactorConfirmation(code: string): Promise<string[]> {
  const token = readAccessToken();
  const { data } = await send('', calls.confirmSecondFactor, { body: { code }, token });
  return data.recoveryCodes;
}

/** The accounts a demo offers on its sign-in screen; none elsewhere, and none where they cannot be had. */
export async function requestDemoAccounts(baseUrl = ''): Promise<DemoAccount[]> {
  try {
    const { data } = await send(baseUrl, calls.getSignInOptions);
    return data.demoAccounts;
  } catch {
    return [];
  }
}
