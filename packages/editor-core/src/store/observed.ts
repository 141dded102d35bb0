/** A value outside the store that changes often and interests few: whoever changes it draws nothing anew for that. */
export interface Observed<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** A value that tells its listeners when it becomes another. */
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
