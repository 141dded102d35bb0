import type { CallAnswer, CallDefinition } from '@vitrina/api-client/contract';

import { Failure } from './failure.ts';

const timeoutMs = 10_000;

/** One call handed on to a service of its own. */
export interface Forwarded {
  /** The service's base URL, without a trailing slash. */
  baseUrl: string;
  /** The path there, with its parameters in place. */
  path: string;
  body: unknown;
}

function failureFor(status: number): Failure {
  if (status === 401) return new Failure(401, 'incorrectLoginOrPassword');
  if (status === 404) return new Failure(404, 'notFound');
  return new Failure(502, 'somethingWentWrong');
}

/**
 * Makes a call at the service it belongs to and answers what the contract says; browsers never learn where that is.
 *
 * @throws 502 where the service is down, slow, or answers something else
 */
export async function forward<Call extends CallDefinition>(
  call: Call,
  { baseUrl, path, body }: Forwarded,
): Promise<CallAnswer<Call>> {
  let answer: unknown;
  try {
    const response = await fetch(baseUrl + path, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw failureFor(response.status);
    answer = await response.json();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(502, 'somethingWentWrong');
  }
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new Failure(502, 'somethingWentWrong');
  return parsed.data as CallAnswer<Call>;
}
