import {
  historyOf,
  withHistoryOf,
  type History,
  type HistoryEntry,
  type HistoryStep,
  type KeyHistory,
} from './history.ts';
import { defaultMaxSteps, mergeWindowMs, type HistoryOptions } from './options.ts';

/** An applied change to record. @public */
export interface RecordedChange<Change> {
  readonly change: Change;
  readonly inverse: Change;
  /** Kind of the change; determines the debounce. */
  readonly type: string;
  /** Only changes with the same merge key share a step. Default: the type. */
  readonly mergeKey?: string;
  /** Names the step in a history panel; a merged step keeps its first label. */
  readonly label?: string;
  /**
   * Whether the change overwrites earlier ones with the same merge key, as typing in a field does. Of such
   * changes, a step keeps only the last, so its size does not grow. Default false.
   */
  readonly isOverwriting?: boolean;
}

/**
 * Records a change applied to a key's document. Drops undone steps. The change joins the last step if it is
 * open and has the same merge key; otherwise it starts a new step.
 *
 * @public
 */
export function recordChange<Change>(
  history: History<Change>,
  key: string,
  recorded: RecordedChange<Change>,
  options: HistoryOptions = {},
): History<Change> {
  const ts = (options.now ?? Date.now)();
  const before = historyOf(history, key);
  const last = before && openStep(before, recorded, ts, options);
  const own = last ? merged(before, last, recorded, ts) : appended(before, recorded, ts, options);
  return withHistoryOf(history, key, own);
}

function openStep<Change>(
  before: KeyHistory<Change>,
  recorded: RecordedChange<Change>,
  ts: number,
  options: HistoryOptions,
): HistoryStep<Change> | undefined {
  const last = before.steps[before.position - 1];
  // Undo and redo seal steps, so an open step is always the last.
  if (!last || before.isSealed) return undefined;
  if (last.type !== recorded.type || last.mergeKey !== (recorded.mergeKey ?? recorded.type)) return undefined;
  const elapsedMs = ts - before.lastChangeTs;
  return elapsedMs >= 0 && elapsedMs < mergeWindowMs(recorded.type, options) ? last : undefined;
}

function merged<Change>(
  before: KeyHistory<Change>,
  last: HistoryStep<Change>,
  recorded: RecordedChange<Change>,
  ts: number,
): KeyHistory<Change> {
  const steps = before.steps.slice();
  const changes = recorded.isOverwriting
    ? overwritten(last.changes, recorded)
    : [...last.changes, entryOf(recorded)];
  steps[steps.length - 1] = { ...last, changes, doneTs: ts };
  return { ...before, lastChangeTs: ts, steps };
}

function appended<Change>(
  before: KeyHistory<Change> | undefined,
  recorded: RecordedChange<Change>,
  ts: number,
  { maxSteps = defaultMaxSteps }: HistoryOptions,
): KeyHistory<Change> {
  const position = before?.position ?? 0;
  const droppedNow = Math.max(0, position + 1 - maxSteps);
  const steps = before ? before.steps.slice(droppedNow, position) : [];
  if (maxSteps > 0) steps.push(stepOf(recorded, ts));
  const droppedCount = (before?.droppedCount ?? 0) + droppedNow;
  const own = { position: steps.length, lastChangeTs: ts, steps };
  return droppedCount > 0 ? { ...own, droppedCount } : own;
}

function stepOf<Change>(recorded: RecordedChange<Change>, doneTs: number): HistoryStep<Change> {
  const { type, mergeKey = type, label } = recorded;
  const changes = [entryOf(recorded)];
  return label === undefined
    ? { type, mergeKey, changes, doneTs }
    : { type, mergeKey, changes, label, doneTs };
}

/** The inverse of the first change reverts all of them. */
function overwritten<Change>(
  changes: readonly HistoryEntry<Change>[],
  { change, inverse }: RecordedChange<Change>,
): readonly HistoryEntry<Change>[] {
  return [{ change, inverse: changes[0]?.inverse ?? inverse }];
}

function entryOf<Change>({ change, inverse }: RecordedChange<Change>): HistoryEntry<Change> {
  return { change, inverse };
}
