import type { PageRevision } from '@vitrina/api-client/contract';
import { pageKey, type PageKey } from '@vitrina/epack-model';

/** Converts a list of page revisions to a table by page. */
export function toRevisionTable(index: readonly PageRevision[]): Record<PageKey, number> {
  return Object.fromEntries(index.map((entry) => [pageKey(entry), entry.revision]));
}
