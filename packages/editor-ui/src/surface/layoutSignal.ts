/** Signal that boxes on the canvas might have moved. */
export interface LayoutSignal {
  /** Calls the listener after layout, at most once per frame. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reports that boxes might have moved. */
  raise(): void;
}

/**
 * Creates a signal that notifies its listeners once in the next frame, regardless of how often it is raised.
 */
export function createLayoutSignal(): LayoutSignal {
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    raise() {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        for (const listener of listeners) listener();
      });
    },
  };
}
