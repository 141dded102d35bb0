import type { MarketplaceIssue, Note } from './issue.ts';

/** Collects issues in a list. Drops duplicates, and the values of content fields spread into issues. */
export function notesInto(issues: MarketplaceIssue[]): Note {
  const seen = new Set<string>();
  return ({ code, severity, componentId, prop, path, values }) => {
    const key = JSON.stringify([code, componentId, prop, path]);
    if (seen.has(key)) return;
    seen.add(key);
    issues.push({
      code,
      severity,
      ...(componentId !== undefined && { componentId }),
      ...(prop !== undefined && { prop }),
      ...(path !== undefined && { path }),
      ...(values && { values: { ...values } }),
    });
  };
}
