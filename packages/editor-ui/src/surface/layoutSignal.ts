/** Says that boxes on the canvas may have moved. */
export interface LayoutSignal {
  /** Calls the listener once per frame in which anything moved, after layout. */
  subscribe(listener: () => void): () => void;
  /** Boxes may have moved. */
  raise(): void;
}

/** A signal that tells its listeners in the next frame, however often it is raised before. */
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
