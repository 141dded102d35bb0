import { ApiError } from '@vitrina/api-client';
import type { CallResponse, contract, DemoAccount } from '@vitrina/api-client/contract';

import type { Credentials } from '../state/SessionContext.ts';
import { storeAccessToken, storeBuilderToken } from '../tokens/tokenStorage.ts';

/**
 * The calls around the sign-in, made without the contract's schemas: those would outweigh the sign-in screen. Their
 * types still come from the contract, so that a changed path does not compile.
 */
type SignInCalls = Pick<typeof contract, 'getToken' | 'checkBuilderLogin' | 'getSignInOptions' | 'writeLog'>;

const paths: { [Name in keyof SignInCalls]: SignInCalls[Name]['path'] } = {
  getToken: '/auth/getToken',
  checkBuilderLogin: '/builder-service/login-check',
  getSignInOptions: '/auth/options',
  writeLog: '/front/logs',
};

const unknownFailure = { code: 'somethingWentWrong', message: 'Something went wrong' };

async function toFailure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => unknownFailure)) as Partial<typeof unknownFailure>;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, { ...unknownFailure, ...body }, requestId);
}

async function send<Name extends keyof SignInCalls>(
  baseUrl: string,
  name: Name,
  init: { method: 'GET' | 'POST'; body?: unknown; token?: string; signal?: AbortSignal },
): Promise<CallResponse<SignInCalls[Name]>> {
  let response: Response;
  try {
    response = await fetch(baseUrl + paths[name], {
      method: init.method,
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
  return (await response.json()) as CallResponse<SignInCalls[Name]>;
}

/** How long the sign-in waits for the builder service; without its token only that service's calls are missing. */
const builderPatienceMs = 3000;

/** Asks the builder service for its own token. That it is down or slow does not stop the sign-in. */
async function requestBuilderToken(credentials: Credentials, baseUrl: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(builderPatienceMs);
    const { token } = await send(baseUrl, 'checkBuilderLogin', { method: 'POST', body: credentials, signal });
    storeBuilderToken(token);
  } catch {
    // The panel works without it.
  }
}

/**
 * Signs in and keeps the tokens of the panel and of the builder service apart (panel.md, section 7).
 * @throws ApiError where the login or password is not right or the server cannot be reached
 */
export async function requestTokens(credentials: Credentials, baseUrl = ''): Promise<void> {
  const { token } = await send(baseUrl, 'getToken', { method: 'POST', body: credentials });
  storeAccessToken(token);
  const note = { action: 'signIn', actionType: 'session', target: 'Login', data: {} };
  send(baseUrl, 'writeLog', { method: 'POST', body: note, token }).catch(() => undefined);
  await requestBuilderToken(credentials, baseUrl);
}

/** The accounts a demo offers on its sign-in screen; none elsewhere, and none where they cannot be had. */
export async function requestDemoAccounts(baseUrl = ''): Promise<DemoAccount[]> {
  try {
    const { data } = await send(baseUrl, 'getSignInOptions', { method: 'GET' });
    return data.demoAccounts;
  } catch {
    return [];
  }
}
