import { historyOf, type History } from './history.ts';

/** A step for a history panel. @public */
export interface StepSummary {
  /** The position for `moveTo` to move just after this step. */
  readonly position: number;
  readonly type: string;
  readonly label?: string;
  readonly changeCount: number;
  /** False for undone steps. */
  readonly isInEffect: boolean;
}

/**
 * The steps of a key, oldest first.
 *
 * @public
 */
export function listSteps(history: History<unknown>, key: string): StepSummary[] {
  const own = historyOf(history, key);
  return (own?.steps ?? []).map(({ type, label, changes }, index) => ({
    position: index + 1,
    type,
    ...(label === undefined ? undefined : { label }),
    changeCount: changes.length,
    isInEffect: index < (own?.position ?? 0),
  }));
}
