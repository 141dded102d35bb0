import type { CallBody, ContentItem } from '@vitrina/api-client/contract';
import type { calls } from '@vitrina/api-client/calls';

/** Review marks that a single key sets. */
export const contentMarks = ['correct', 'incorrect', 'unchecked'] as const;
/** One of {@link contentMarks}. */
export type ContentMark = (typeof contentMarks)[number];

/** The fields of a mark that are sent to the server. */
export type MarkChange = Pick<CallBody<typeof calls.markContent>, 'isChecked' | 'isCorrect' | 'note'>;

/** Input of the call for each mark. */
export const changeOfMark: Record<ContentMark, MarkChange> = {
  correct: { isCorrect: true },
  incorrect: { isCorrect: false },
  unchecked: { isChecked: false },
};

/** Returns the content with a mark applied, for an optimistic update. */
export function withMark(item: ContentItem, change: MarkChange): ContentItem {
  const isJudged = typeof change.isCorrect === 'boolean';
  const isChecked = change.isChecked ?? (isJudged || item.isChecked);
  return {
    ...item,
    isChecked,
    isCorrect: isChecked ? (isJudged ? (change.isCorrect ?? null) : item.isCorrect) : null,
    isChangedSince: isJudged || change.isChecked !== undefined ? false : item.isChangedSince,
    note: change.note ?? item.note,
  };
}
