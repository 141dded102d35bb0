import { FetchFailure } from './fetchFailure.ts';

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** A refusal of ours that a connection passed on, or what went wrong on the way. */
export function toFailure(error: unknown, isOutOfTime: boolean): FetchFailure {
  const { cause, code, name } = error as Error & { code?: string };
  for (const candidate of [error, cause]) if (candidate instanceof FetchFailure) return candidate;
  if (isOutOfTime || name === 'TimeoutError' || timeouts.has(code ?? '')) {
    return new FetchFailure('timedOut', { cause: error });
  }
  return new FetchFailure('unreachable', { cause: error });
}
