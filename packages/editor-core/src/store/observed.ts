/** A frequently changing value outside the store. Changing it re-renders only its subscribers. */
export interface Observed<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a value that notifies its listeners of changes. */
export function createObserved<Value>(first: Value): Observed<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
