import type { History } from './history.ts';

/** Clears the history of one key. @public */
export function resetHistory<Change>(history: History<Change>, key: string): History<Change> {
  return without(history, (each) => each === key);
}

/** Clears the history of every key that starts with a prefix. @public */
export function resetHistoryByPrefix<Change>(history: History<Change>, prefix: string): History<Change> {
  return without(history, (each) => each.startsWith(prefix));
}

function without<Change>(history: History<Change>, isForgotten: (key: string) => boolean): History<Change> {
  const entries = Object.entries(history);
  const kept = entries.filter(([key]) => !isForgotten(key));
  return kept.length === entries.length ? history : Object.fromEntries(kept);
}
