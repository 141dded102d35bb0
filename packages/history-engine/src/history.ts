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
  readonly label?: string;
  readonly changes: readonly HistoryEntry<Change>[];
  /** True once nothing may merge into the step any more. */
  readonly isSealed?: boolean;
}

/**
 * The history of one key. `position` steps are in effect; those after it are undone. Plain JSON.
 *
 * @public
 */
export interface KeyHistory<Change> {
  readonly position: number;
  /** When the last change was recorded, in milliseconds. */
  readonly lastChangeTs: number;
  readonly steps: readonly HistoryStep<Change>[];
}

/**
 * Histories by key. Plain JSON.
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
