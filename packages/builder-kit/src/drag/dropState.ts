import type { DropPreview } from './findDropPreview.ts';

/** What the pointer would do if it were released now, for whatever draws it. */
export interface DropState {
  get(): DropPreview | undefined;
  set(preview: DropPreview | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Nothing is being dragged yet. */
export function createDropState(): DropState {
  let current: DropPreview | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(preview) {
      if (preview === current) return;
      current = preview;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
