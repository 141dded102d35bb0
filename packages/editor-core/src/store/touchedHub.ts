import type { ComponentId } from '@vitrina/epack-model';

/** What an action changed on the page in view: ids, or everything. */
export type Touched = 'all' | readonly ComponentId[];

type Listener = () => void;

/** Listeners per component, so that a change wakes exactly the components it names. */
export interface TouchedHub {
  /** Calls the listener whenever the component is touched; answers the function that stops it. */
  subscribe(id: ComponentId, listener: Listener): () => void;
  /** Calls the listener whenever anything is touched. */
  subscribeAny(listener: (touched: Touched) => void): () => void;
  notify(touched: Touched): void;
}

/** A hub with no listeners yet. */
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
