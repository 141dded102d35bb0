import type { PageTestReport } from '@vitrina/api-client/contract';

/** What a test says in one sentence. */
export type TestVerdict = 'shown' | 'shownWith' | 'hidden' | 'open' | 'unread' | 'noProduct';

/** Returns the verdict of a test. */
export function verdictOf({ failure, state, isShown, problems }: PageTestReport): TestVerdict {
  if (failure !== null || state === null) return 'unread';
  if (state !== 'shown' && state !== 'noindex') return 'noProduct';
  if (problems.length === 0) return isShown ? 'shown' : 'open';
  return isShown ? 'shownWith' : 'hidden';
}
