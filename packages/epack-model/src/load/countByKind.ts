import type { Issue } from '../issue.ts';

/** Issues about a kind of block: one says it for all components of the kind. */
const ofKind: ReadonlySet<string> = new Set(['model.load.keyDerived', 'model.load.keyUnknown']);

/**
 * Joins the issues that say the same of each component of a kind into the first of them, with their number as
 * `count`.
 */
export function countByKind(issues: readonly Issue[]): readonly Issue[] {
  const counts = new Map<string, number>();
  for (const issue of issues) {
    if (ofKind.has(issue.code)) counts.set(kindOf(issue), (counts.get(kindOf(issue)) ?? 0) + 1);
  }
  if (counts.size === 0) return issues;
  return issues.flatMap((issue) => {
    if (!ofKind.has(issue.code)) return [issue];
    const count = counts.get(kindOf(issue));
    if (count === undefined) return [];
    counts.delete(kindOf(issue));
    return [{ ...issue, values: { ...issue.values, count } }];
  });
}

function kindOf({ code, values }: Issue): string {
  return JSON.stringify([code, values]);
}
