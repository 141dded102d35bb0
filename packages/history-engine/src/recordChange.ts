import type { History, HistoryStep, KeyHistory } from './history.ts';
import type { HistoryOptions } from './options.ts';

/**
 * A change that was applied, ready to be recorded.
 *
 * @public
 */
export interface RecordedChange<Change> {
  readonly change: Change;
  readonly inverse: Change;
  readonly type: string;
  /** Changes with the same merge key may share a step. Default: the type. */
  readonly mergeKey?: string;
  readonly label?: string;
}

/**
 * Records a change that was applied to a key's document. Drops undone steps, merges into the open step where it may.
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
  const before = history[key];
  const kept = before ? before.steps.slice(0, before.position) : [];
  const last = kept.at(-1);
  const mergeKey = recorded.mergeKey ?? recorded.type;
  const entry = { change: recorded.change, inverse: recorded.inverse };
  if (last && before && mayMerge(before, last, mergeKey, ts, recorded.type, options)) {
    kept[kept.length - 1] = { ...last, changes: [...last.changes, entry] };
  } else {
    const label = recorded.label === undefined ? undefined : { label: recorded.label };
    kept.push({ type: recorded.type, mergeKey, ...label, changes: [entry] });
  }
  const steps = kept.slice(-(options.maxSteps ?? 200));
  return { ...history, [key]: { position: steps.length, lastChangeTs: ts, steps } };
}

function mayMerge<Change>(
  before: KeyHistory<Change>,
  last: HistoryStep<Change>,
  mergeKey: string,
  ts: number,
  type: string,
  options: HistoryOptions,
): boolean {
  if (last.isSealed || last.mergeKey !== mergeKey || before.position < before.steps.length) return false;
  const within = options.mergeWithinMs ?? options.debounceMs ?? (type === 'updateProperty' ? 5000 : 3000);
  return ts - before.lastChangeTs < (typeof within === 'number' ? within : within(type));
}
