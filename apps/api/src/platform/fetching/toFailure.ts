import { FetchFailure } from './fetchFailure.ts';

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Returns our own refusal passed on by a connection, or the network error as a failure. */
export function toFailure(error: unknown, isOutOfTime: boolean): FetchFailure {
  const { cause, code, name } = error as Error & { code?: string };
  for (const candidate of [error, cause]) if (candidate instanceof FetchFailure) return candidate;
  if (isOutOfTime || name === 'TimeoutError' || timeouts.has(code ?? '')) {
    return new FetchFailure('timedOut', { cause: error });
  }
  return new FetchFailure('unreachable', { cause: error, detail: code ?? '' });
}
