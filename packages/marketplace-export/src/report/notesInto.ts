import type { MarketplaceIssue, Note } from './issue.ts';

/** Notes issues into a list. Fields of content are spread into issues; their values stay behind, and no issue comes twice. */
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
