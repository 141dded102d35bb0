import type { History, KeyHistory } from './history.ts';

/**
 * Seals the open step of a key, or of every key: the next change starts a step of its own.
 *
 * @public
 */
export function flush<Change>(history: History<Change>, key?: string): History<Change> {
  const keys = key === undefined ? Object.keys(history) : [key];
  return keys.reduce((result, each) => withSealed(result, each), history);
}

function withSealed<Change>(history: History<Change>, key: string): History<Change> {
  const own = history[key];
  const last = own?.steps[own.position - 1];
  if (!own || !last || last.isSealed) return history;
  const sealed: KeyHistory<Change> = {
    ...own,
    steps: own.steps.with(own.position - 1, { ...last, isSealed: true }),
  };
  return { ...history, [key]: sealed };
}
