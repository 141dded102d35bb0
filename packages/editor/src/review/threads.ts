import type { ReviewComment } from '@vitrina/api-client/contract';
import { pageKey, type ComponentId, type PageKey } from '@vitrina/epack-model';

/** A comment with its answers. */
export interface Thread {
  readonly first: ReviewComment;
  readonly answers: readonly ReviewComment[];
}

/** Groups comments into threads, oldest first. */
export function groupThreads(comments: readonly ReviewComment[]): readonly Thread[] {
  const answers = Map.groupBy(comments, ({ threadId }) => threadId);
  return (answers.get(null) ?? []).map((first) => ({ first, answers: answers.get(first.id) ?? [] }));
}

/** Counts the open threads of each block of a page. */
export function countOpenThreads(
  comments: readonly ReviewComment[],
  key: PageKey,
): ReadonlyMap<ComponentId, number> {
  const counts = new Map<ComponentId, number>();
  for (const { threadId, isResolved, page, componentId } of comments) {
    if (threadId !== null || isResolved || page === null || componentId === null) continue;
    if (pageKey(page) === key) counts.set(componentId, (counts.get(componentId) ?? 0) + 1);
  }
  return counts;
}
