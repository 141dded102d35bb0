import type { Problem } from './useToProblem.ts';

/** Problems with the same text. */
export interface ProblemGroup {
  readonly key: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Those that a change can fix. */
  readonly fixable: readonly Problem[];
  /** Those that a person may ignore. */
  readonly ignorable: readonly Problem[];
}

/** Groups problems of the same severity and text, in their order. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ severity, text }) => `${severity} ${text}`);
  return [...groups].map(([key, alike]) => ({
    key,
    text: alike[0]?.text ?? '',
    problems: alike,
    fixable: alike.filter(({ fix }) => fix !== undefined),
    ignorable: alike.filter(({ ignoreKey }) => ignoreKey !== undefined),
  }));
}

/** Counts problems by severity; leaves out severities without any. */
export function countBySeverity(
  problems: readonly Problem[],
): readonly { readonly severity: Problem['severity']; readonly count: number }[] {
  const severities: readonly Problem['severity'][] = ['error', 'warning', 'info'];
  return severities
    .map((severity) => ({
      severity,
      count: problems.filter((problem) => problem.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
}
