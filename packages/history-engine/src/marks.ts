import { flush } from './flush.ts';
import { historyOf, withHistoryOf, type History, type HistoryEntry } from './history.ts';
import { moveTo, type HistoryMove } from './undo.ts';

/**
 * A point in a key's history, taken when a gesture starts. Plain JSON.
 *
 * @public
 */
export interface HistoryMark {
  readonly key: string;
  /** The number of applied steps ever recorded, including dropped ones. */
  readonly at: number;
}

/**
 * Marks where a gesture starts and seals the step before it, so that the gesture does not merge into it.
 *
 * @public
 */
export function markHistory<Change>(
  history: History<Change>,
  key: string,
): { readonly history: History<Change>; readonly mark: HistoryMark } {
  const own = historyOf(history, key);
  return { history: flush(history, key), mark: { key, at: (own?.droppedCount ?? 0) + (own?.position ?? 0) } };
}

/**
 * Merges everything recorded since the mark into one sealed step: a slider dragged for ten seconds is one
 * undo.
 *
 * @param label - names the step; default: the label of the first one.
 * @public
 */
export function squashToMark<Change>(
  history: History<Change>,
  mark: HistoryMark,
  label?: string,
): History<Change> {
  const own = historyOf(history, mark.key);
  const start = startOf(own, mark);
  const first = own?.steps[start];
  if (!own || !first || own.position <= start) return flush(history, mark.key);
  const changes: HistoryEntry<Change>[] = own.steps
    .slice(start, own.position)
    .flatMap((step) => step.changes);
  const name = label ?? first.label;
  const step = { ...first, changes, ...(name === undefined ? undefined : { label: name }) };
  const steps = [...own.steps.slice(0, start), step, ...own.steps.slice(own.position)];
  return withHistoryOf(history, mark.key, { ...own, position: start + 1, steps, isSealed: true });
}

/**
 * Reverts a gesture as if it had not happened (Escape while dragging): undoes to the mark and drops the
 * steps.
 *
 * @returns the inverses to apply, or `undefined` if nothing was recorded since the mark.
 * @public
 */
export function cancelToMark<Change>(
  history: History<Change>,
  mark: HistoryMark,
): HistoryMove<Change> | undefined {
  const own = historyOf(history, mark.key);
  const start = startOf(own, mark);
  const move = own && own.position > start ? moveTo(history, mark.key, start) : undefined;
  const moved = move && historyOf(move.history, mark.key);
  if (!move || !moved) return undefined;
  const steps = moved.steps.slice(0, start);
  return { ...move, history: withHistoryOf(move.history, mark.key, { ...moved, steps }) };
}

/** Returns the mark's current position in `steps`. */
function startOf(own: { readonly droppedCount?: number } | undefined, mark: HistoryMark): number {
  return Math.max(0, mark.at - (own?.droppedCount ?? 0));
}
