/** An applied change and its inverse. The engine never reads either. @public */
export interface HistoryEntry<Change> {
  readonly change: Change;
  readonly inverse: Change;
}

/** The entries that one undo reverts. @public */
export interface HistoryStep<Change> {
  readonly type: string;
  readonly mergeKey: string;
  readonly changes: readonly HistoryEntry<Change>[];
  /** Name for a history panel. */
  readonly label?: string;
  /** When the last change of the step was recorded, in ms; undefined in histories of older versions. */
  readonly doneTs?: number;
}

/**
 * The history of one key. Plain JSON.
 *
 * @public
 */
export interface KeyHistory<Change> {
  /** The number of applied `steps`; later ones are undone. */
  readonly position: number;
  /** When the last change was recorded, in ms. */
  readonly lastChangeTs: number;
  readonly steps: readonly HistoryStep<Change>[];
  /** True if no change can merge into the last step. */
  readonly isSealed?: boolean;
  /** The number of oldest steps dropped because of `maxSteps`. */
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

/** Returns the history of a key. Keys are opaque: even `toString` and `__proto__` are valid. */
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
