import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns a text stored in this browser and its setter. The text is `null` if none is stored, and all users
 * of the key share it.
 */
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
