import type { ComponentId } from '@vitrina/epack-model';

/** The components an action changed on the page in view, or all. */
export type Touched = 'all' | readonly ComponentId[];

type Listener = () => void;

/** Listeners per component. A change notifies only the components it touches. */
export interface TouchedHub {
  /** Calls the listener when the component is touched. Returns a function that unsubscribes. */
  subscribe(id: ComponentId, listener: Listener): () => void;
  /** Calls the listener when any component is touched. */
  subscribeAny(listener: (touched: Touched) => void): () => void;
  notify(touched: Touched): void;
}

/** Creates a hub without listeners. */
export function createTouchedHub(): TouchedHub {
  const byId = new Map<ComponentId, Set<Listener>>();
  const anyListeners = new Set<(touched: Touched) => void>();
  return {
    subscribe(id, listener) {
      const listeners = byId.get(id) ?? new Set<Listener>();
      byId.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byId.get(id) === listeners) byId.delete(id);
      };
    },
    subscribeAny(listener) {
      anyListeners.add(listener);
      return () => anyListeners.delete(listener);
    },
    notify(touched) {
      for (const id of touched === 'all' ? [...byId.keys()] : touched) {
        for (const listener of byId.get(id) ?? []) listener();
      }
      for (const listener of anyListeners) listener(touched);
    },
  };
}
