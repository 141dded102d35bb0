import { historyOf, withHistoryOf, type History } from './history.ts';

/**
 * Seals the open step of a key, or of every key: the next change starts a new step. For blur, save, page
 * switch.
 *
 * @public
 */
export function flush<Change>(history: History<Change>, key?: string): History<Change> {
  const keys = key === undefined ? Object.keys(history) : [key];
  return keys.reduce(withSealed<Change>, history);
}

function withSealed<Change>(history: History<Change>, key: string): History<Change> {
  const own = historyOf(history, key);
  return !own || own.isSealed ? history : withHistoryOf(history, key, { ...own, isSealed: true });
}
