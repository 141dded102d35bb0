import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';

import type { Credentials } from './credentials.ts';
import { noteSignIn } from '../requests/noteSignIn.ts';
import { send } from '../requests/send.ts';
import { readAccessToken, storeAccessToken, storeBuilderToken } from '../tokens/tokenStorage.ts';

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
  noteSignIn(token, baseUrl);
  await requestBuilderToken(credentials, baseUrl);
  return { mustEnrol };
}

/**
 * Signs in the user whom the OpenID provider has named to this browser, and stores the panel's token. The builder
 * service knows only passwords, so it gives none.
 *
 * @param code - the two-factor code, once it was asked for
 * @throws ApiError as {@link requestTokens} does
 */
export async function requestOpenidToken(code?: string): Promise<SignInOutcome> {
  const body = code === undefined ? {} : { code };
  const answer = await send('', calls.completeOpenidSignIn, { body });
  const { token, mustEnrolSecondFactor: mustEnrol = false } = answer;
  storeAccessToken(token);
  if (!mustEnrol) noteSignIn(token);
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
