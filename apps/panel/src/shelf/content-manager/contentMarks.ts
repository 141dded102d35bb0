import type { CallBody, ContentItem } from '@vitrina/api-client/contract';
import type { calls } from '@vitrina/api-client/calls';

/** What can be said of content with one key. */
export const contentMarks = ['correct', 'incorrect', 'unchecked'] as const;
/** One of {@link contentMarks}. */
export type ContentMark = (typeof contentMarks)[number];

/** What of a mark travels. */
export type MarkChange = Pick<CallBody<typeof calls.markContent>, 'isChecked' | 'isCorrect' | 'note'>;

/** A mark as the call takes it. */
export const changeOfMark: Record<ContentMark, MarkChange> = {
  correct: { isCorrect: true },
  incorrect: { isCorrect: false },
  unchecked: { isChecked: false },
};

/** Content as it stands once it is marked, before the server has said so. */
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
