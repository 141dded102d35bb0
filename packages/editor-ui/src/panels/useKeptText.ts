import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text kept in this browser for the next visit, null where there is none yet, the same wherever it is used; and its setter. */
export function useKeptText(storageKey: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey));
  const keep = useCallback(
    (next: string) => {
      localStorage.setItem(storageKey, next);
      for (const listener of listeners) listener();
    },
    [storageKey],
  );
  return [text, keep];
}
