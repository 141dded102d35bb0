import {
  withHistoryOf,
  type History,
  type HistoryEntry,
  type HistoryStep,
  type KeyHistory,
} from './history.ts';

/**
 * Reads a history stored as JSON. Damaged histories are left out; never throws.
 *
 * @param isChange - checks whether a value is a change of the application.
 * @public
 */
export function restoreHistory<Change>(
  stored: unknown,
  isChange: (value: unknown) => value is Change,
): History<Change> {
  let history: History<Change> = {};
  for (const [key, own] of isRecord(stored) ? Object.entries(stored) : []) {
    if (isKeyHistory(own, isChange)) history = withHistoryOf(history, key, { ...own, isSealed: true });
  }
  return history;
}

function isKeyHistory<Change>(
  value: unknown,
  isChange: (value: unknown) => value is Change,
): value is KeyHistory<Change> {
  if (!isRecord(value) || !Array.isArray(value.steps)) return false;
  const { position, lastChangeTs, steps, droppedCount = 0 } = value;
  return (
    isCount(position) &&
    position <= steps.length &&
    Number.isFinite(lastChangeTs) &&
    isCount(droppedCount) &&
    steps.every((step) => isStep(step, isChange))
  );
}

function isStep<Change>(
  value: unknown,
  isChange: (value: unknown) => value is Change,
): value is HistoryStep<Change> {
  if (!isRecord(value) || typeof value.type !== 'string' || typeof value.mergeKey !== 'string') return false;
  const hasLabel = value.label === undefined || typeof value.label === 'string';
  const hasTime = value.doneTs === undefined || Number.isFinite(value.doneTs);
  return (
    hasLabel &&
    hasTime &&
    Array.isArray(value.changes) &&
    value.changes.every((entry) => isEntry(entry, isChange))
  );
}

function isEntry<Change>(
  value: unknown,
  isChange: (value: unknown) => value is Change,
): value is HistoryEntry<Change> {
  return isRecord(value) && isChange(value.change) && isChange(value.inverse);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
