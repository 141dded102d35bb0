import type { History } from './history.ts';

/**
 * A history after undo or redo, and the changes to apply, in order.
 *
 * @public
 */
export interface HistoryMove<Change> {
  readonly history: History<Change>;
  readonly changes: readonly Change[];
}

/** @public */
export function canUndo(history: History<unknown>, key: string): boolean {
  return (history[key]?.position ?? 0) > 0;
}

/** @public */
export function canRedo(history: History<unknown>, key: string): boolean {
  const own = history[key];
  return own !== undefined && own.position < own.steps.length;
}

/**
 * Takes back the last step of a key.
 *
 * @returns the inverses to apply in order, or `undefined` when there is nothing to undo.
 * @public
 */
export function undo<Change>(history: History<Change>, key: string): HistoryMove<Change> | undefined {
  const own = history[key];
  const step = own?.steps[own.position - 1];
  if (!own || !step) return undefined;
  return {
    history: { ...history, [key]: { ...own, position: own.position - 1 } },
    changes: step.changes.map(({ inverse }) => inverse).reverse(),
  };
}

/**
 * Does the last undone step of a key again.
 *
 * @returns the changes to apply in order, or `undefined` when there is nothing to redo.
 * @public
 */
export function redo<Change>(history: History<Change>, key: string): HistoryMove<Change> | undefined {
  const own = history[key];
  const step = own?.steps[own.position];
  if (!own || !step) return undefined;
  return {
    history: { ...history, [key]: { ...own, position: own.position + 1 } },
    changes: step.changes.map(({ change }) => change),
  };
}
