import type { KeyboardEvent } from 'react';

import type { ContentMark } from './contentMarks.ts';

const rowSelector = 'tbody tr[data-row]';
const opener = '[data-opens]';

/** Keys by physical position (`code`), so that they also work in a Cyrillic layout. */
const markOfKey: Readonly<Record<string, ContentMark>> = {
  KeyC: 'correct',
  KeyX: 'incorrect',
  KeyU: 'unchecked',
};
const stepOfKey: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/** Focuses the row `step` rows away. Stays at the end of the list. */
export function focusRow(from: Element | null, step: number): void {
  const row = from?.closest(rowSelector);
  const rows = [...(row?.closest('tbody')?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const target = row ? rows[rows.indexOf(row as HTMLElement) + step] : undefined;
  const control = target?.querySelector<HTMLElement>(opener);
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the first row of a list. */
export function focusFirstRow(list: Element | null): void {
  list?.querySelector<HTMLElement>(`${rowSelector} ${opener}`)?.focus();
}

/** Actions of the review keys. */
export interface ReviewKeys {
  onMark: (rowId: string, mark: ContentMark) => void;
  onNote: (rowId: string) => void;
}

/**
 * Handles the keys of the review queue for the focused row: `c`, `x`, and `u` mark the row, `n` opens its
 * note, and `j` and `k` move to the next and the previous row, like the arrow keys in every list.
 */
export function useReviewKeys({ onMark, onNote }: ReviewKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { code, target } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !(target instanceof HTMLElement)) return;
    const rowId = target.closest<HTMLElement>(rowSelector)?.dataset.row;
    if (rowId === undefined) return;
    const step = stepOfKey[code];
    const mark = markOfKey[code];
    if (step === undefined && mark === undefined && code !== 'KeyN') return;
    event.preventDefault();
    if (step !== undefined) focusRow(target, step);
    else if (mark !== undefined) onMark(rowId, mark);
    else onNote(rowId);
  };
}
