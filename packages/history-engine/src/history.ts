/**
 * One applied change and the change that takes it back. The engine never looks inside either.
 *
 * @public
 */
export interface HistoryEntry<Change> {
  readonly change: Change;
  readonly inverse: Change;
}

/**
 * What one undo takes back.
 *
 * @public
 */
export interface HistoryStep<Change> {
  readonly type: string;
  readonly mergeKey: string;
  readonly changes: readonly HistoryEntry<Change>[];
  /** For a history panel. */
  readonly label?: string;
}

/**
 * The history of one key. Plain JSON.
 *
 * @public
 */
export interface KeyHistory<Change> {
  /** How many of `steps` are in effect; those after it are undone. */
  readonly position: number;
  /** When the last change was recorded, in ms. */
  readonly lastChangeTs: number;
  readonly steps: readonly HistoryStep<Change>[];
  /** True once nothing may merge into the last step any more. */
  readonly isSealed?: boolean;
  /** How many steps fell out at the old end because of `maxSteps`. */
  readonly droppedCount?: number;
}

/**
 * Histories by key. Plain JSON, so that it survives a reload.
 *
 * @public
 */
export type History<Change> = Readonly<Record<string, KeyHistory<Change>>>;

/**
 * A history without steps.
 *
 * @public
 */
export const emptyHistory: History<never> = {};

/** The history of a key; keys are opaque, so `toString` or `__proto__` are keys like any other. */
export function historyOf<Change>(history: History<Change>, key: string): KeyHistory<Change> | undefined {
  return Object.hasOwn(history, key) ? history[key] : undefined;
}

export function withHistoryOf<Change>(
  history: History<Change>,
  key: string,
  own: KeyHistory<Change>,
): History<Change> {
  return { ...history, [key]: own };
}
