import {
  errorCodes,
  type CallAnswer,
  type CallDefinition,
  type ErrorCode,
} from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import { Failure } from './failure.ts';
import { readLimited } from './readLimited.ts';

const defaultTimeoutMs = 10_000;

/** The service a call is forwarded to. */
export interface ForwardTarget {
  /** The service's base URL, without a trailing slash. */
  baseUrl: string;
  /** The path at the service, with its parameters filled in. */
  path: string;
  body: unknown;
  timeoutMs?: number;
}

/** Returns the headers to forward. Headers with secrets and those set by the browser are left out. */
function headersFor(request: FastifyRequest): Record<string, string> {
  const { 'accept-language': language, 'user-agent': userAgent } = request.headers;
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-forwarded-for': request.ip,
    ...(language ? { 'accept-language': language } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
}

/** Refusals passed on in the service's own words, since they are about the user's input. */
const passedOn = new Set([400, 403, 404, 409, 422, 429]);
const knownCodes: ReadonlySet<unknown> = new Set(errorCodes);

/**
 * Returns a refusal for the user. If a service rejects the token of a signed-in user, it is our fault: a 401
 * would end the session here.
 */
function toFailure(call: CallDefinition, status: number, answer: unknown): Failure {
  const isAboutCredentials = status === 401 && call.permission === 'public';
  if (!passedOn.has(status) && !isAboutCredentials) return new Failure(502, 'serviceUnavailable');
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
  if (knownCodes.has(code)) return new Failure(status, code as ErrorCode);
  if (status === 404) return new Failure(404, 'notFound');
  return isAboutCredentials
    ? new Failure(401, 'incorrectLoginOrPassword')
    : new Failure(status, 'invalidInput');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fetchAnswer(
  call: CallDefinition,
  request: FastifyRequest,
  { baseUrl, path, body, timeoutMs = defaultTimeoutMs }: ForwardTarget,
): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(baseUrl + path, {
      method: call.method,
      headers: headersFor(request),
      body: JSON.stringify(body),
      // A redirect could send the body, with its secrets, to an address that is not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, answer: parseJson(await readLimited(response)) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    request.log.warn({ err: error, baseUrl }, 'a service does not answer');
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Failure(isSlow ? 504 : 502, 'serviceUnavailable');
  }
}

/**
 * Sends a call to its service and returns the response the contract declares; browsers never learn the
 * service's address.
 *
 * @throws 502 if the service is down or returns something else, 504 if it is slow
 */
export async function forward<Call extends CallDefinition>(
  call: Call,
  request: FastifyRequest,
  target: ForwardTarget,
): Promise<CallAnswer<Call>> {
  const { status, answer } = await fetchAnswer(call, request, target);
  if (status < 200 || status > 299) throw toFailure(call, status, answer);
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new Failure(502, 'serviceUnavailable');
  return parsed.data as CallAnswer<Call>;
}
