import type { PageTestReport } from '@vitrina/api-client/contract';

/** The result of a test in one word. */
export type TestVerdict = 'shown' | 'shownWith' | 'hidden' | 'problems' | 'open' | 'unread' | 'noProduct';

/** Returns the verdict of a test. */
export function verdictOf({ failure, state, isShown, problems }: PageTestReport): TestVerdict {
  if (failure !== null || state === null) return 'unread';
  if (state !== 'shown' && state !== 'noindex') return 'noProduct';
  if (problems.length === 0) return isShown ? 'shown' : 'open';
  if (isShown === null) return 'problems';
  return isShown ? 'shownWith' : 'hidden';
}
