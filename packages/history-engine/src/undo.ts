import { historyOf, withHistoryOf, type History } from './history.ts';

/**
 * A history after undo or redo, and the changes to apply to the document, in order.
 *
 * @public
 */
export interface HistoryMove<Change> {
  readonly history: History<Change>;
  readonly changes: readonly Change[];
}

/** Checks whether the key has a step to undo. @public */
export function canUndo(history: History<unknown>, key: string): boolean {
  return (historyOf(history, key)?.position ?? 0) > 0;
}

/** Checks whether the key has an undone step. @public */
export function canRedo(history: History<unknown>, key: string): boolean {
  const own = historyOf(history, key);
  return own !== undefined && own.position < own.steps.length;
}

/**
 * Undoes the last step of a key.
 *
 * @returns the inverses to apply, or `undefined` if there is nothing to undo.
 * @public
 */
export function undo<Change>(history: History<Change>, key: string): HistoryMove<Change> | undefined {
  const position = historyOf(history, key)?.position ?? 0;
  return position > 0 ? moveTo(history, key, position - 1) : undefined;
}

/**
 * Redoes the last undone step of a key.
 *
 * @returns the changes to apply, or `undefined` if there is nothing to redo.
 * @public
 */
export function redo<Change>(history: History<Change>, key: string): HistoryMove<Change> | undefined {
  return canRedo(history, key)
    ? moveTo(history, key, (historyOf(history, key)?.position ?? 0) + 1)
    : undefined;
}

/**
 * Undoes or redoes all steps up to a position, for a click in a history panel.
 *
 * @returns `undefined` if the key has no such position.
 * @public
 */
export function moveTo<Change>(
  history: History<Change>,
  key: string,
  position: number,
): HistoryMove<Change> | undefined {
  const own = historyOf(history, key);
  if (!own || !(position >= 0 && position <= own.steps.length)) return undefined;
  const changes: Change[] = [];
  for (let at = own.position - 1; at >= position; at--) {
    const entries = own.steps[at]?.changes ?? [];
    for (let i = entries.length - 1; i >= 0; i--) pushInverse(changes, entries[i]);
  }
  for (let at = own.position; at < position; at++) {
    for (const { change } of own.steps[at]?.changes ?? []) changes.push(change);
  }
  return { history: withHistoryOf(history, key, { ...own, position, isSealed: true }), changes };
}

function pushInverse<Change>(changes: Change[], entry: { readonly inverse: Change } | undefined): void {
  if (entry) changes.push(entry.inverse);
}
