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
      // Keeps the request alive: the sign-in navigates away at once.
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

/** How long the sign-in waits for the builder service. Without its token, only that service's calls fail. */
const builderPatienceMs = 3000;

/**
 * Requests the builder service's own token. If the service is down or slow, the sign-in continues without.
 */
async function requestBuilderToken(credentials: Credentials, baseUrl: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(builderPatienceMs);
    const { token } = await send(baseUrl, calls.checkBuilderLogin, { body: credentials, signal });
    storeBuilderToken(token);
  } catch {
    // The panel works without the token.
  }
}

/** The result of a sign-in. */
export interface SignInOutcome {
  /** Whether the token only allows setting up two-factor authentication, which the group requires. */
  mustEnrol: boolean;
}

/**
 * Signs in and stores the tokens of the panel and the builder service separately.
 *
 * @throws ApiError if the login or password is wrong, with `secondFactorRequired` if a code is missing, or if
 *   the server cannot be reached
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

/** Confirms the current session with the password. @throws ApiError as {@link requestTokens} does */
export async function requestConfirmation(
  body: CallBody<typeof calls.confirmSession>,
  baseUrl = '',
): Promise<void> {
  await send(baseUrl, calls.confirmSession, { body, token: readAccessToken() });
}

/**
 * Emails a link for a new password. @throws ApiError if there is no such account, or it has no email address
 */
export async function requestRecovery(body: CallBody<typeof calls.recoverPassword>): Promise<void> {
  await send('', calls.recoverPassword, { body });
}

/**
 * Sets a new password with the token of an emailed link. @throws ApiError if the link was used or has expired
 */
export async function requestReset(body: CallBody<typeof calls.resetPassword>): Promise<void> {
  await send('', calls.resetPassword, { body });
}

/** Creates a secret for an authenticator app. */
export async function requestFactorSecret() {
  const { data } = await send('', calls.beginSecondFactor, { token: readAccessToken() });
  return data;
}

/** Turns on two-factor authentication with a first code. @returns recovery codes */
export async function requestFactorConfirmation(code: string): Promise<string[]> {
  const token = readAccessToken();
  const { data } = await send('', calls.confirmSecondFactor, { body: { code }, token });
  return data.recoveryCodes;
}

/**
 * Returns the accounts a demo offers on its sign-in screen; empty otherwise, and if they cannot be loaded.
 */
export async function requestDemoAccounts(baseUrl = ''): Promise<DemoAccount[]> {
  try {
    const { data } = await send(baseUrl, calls.getSignInOptions);
    return data.demoAccounts;
  } catch {
    return [];
  }
}
