import type { Finding, PageCheckFailure } from '@vitrina/api-client/contract';

/** Failures that visitors meet too: the page itself does not answer. */
const unreachable: ReadonlySet<PageCheckFailure> = new Set([
  'shopFailed',
  'unreachable',
  'timedOut',
  'tooManyRedirects',
]);

/** Returns the problem of a page that does not answer; undefined for failures that only checks meet. */
export function findUnreachable(failure: PageCheckFailure, detail: string): Finding | undefined {
  if (!unreachable.has(failure)) return undefined;
  return { type: 'unreachable', expected: 'HTTP 200', found: detail || failure };
}

/** Failures that often pass by themselves: worth a second attempt before they become a problem. */
export const isPassing = (failure: PageCheckFailure): boolean =>
  failure === 'shopFailed' || failure === 'unreachable';
