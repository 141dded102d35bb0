import type { PropKind } from '@vitrina/block-kit';
import { getComponent, type ComponentId, type Prop, type SizeName } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';
import { getActivePage } from '../store/selectors.ts';
import { isEqualReading, readProp, type PropReading } from './readProp.ts';

/**
 * The component whose props a set of fields shows. The fields outlive it: from one component to the next of its kind, and at
 * every edit, those alone are drawn anew that say something else then.
 */
export interface ShownComponent {
  getId(): ComponentId;
  /** Shows this component and follows its edits; answers the function that stops following. */
  show(id: ComponentId): () => void;
  /**
   * How a prop stands at a size: the same object for as long as it says the same. Where the component was removed, or another
   * kind stands under its id, the prop stays what it was.
   */
  read(name: string, kind: PropKind<unknown>, size: SizeName): PropReading;
  subscribe(listener: () => void): () => void;
}

interface KnownProp {
  readonly prop: Prop | undefined;
  readonly size: SizeName;
  readonly reading: PropReading;
}

/** Shows components of one kind, `firstId` to begin with. */
export function createShownComponent(
  store: EditorStore,
  componentKey: string,
  firstId: ComponentId,
): ShownComponent {
  let id = firstId;
  const known = new Map<string, KnownProp>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  function findProp(name: string): Prop | undefined {
    const page = getActivePage(store.getState());
    const component = page && getComponent(page, id);
    if (component?.componentKey !== componentKey) return known.get(name)?.prop;
    return Object.hasOwn(component.props, name) ? component.props[name] : undefined;
  }

  return {
    getId: () => id,
    show(next) {
      const hasChanged = next !== id;
      id = next;
      if (hasChanged) notify();
      return store.hub.subscribe(next, notify);
    },
    read(name, kind, size) {
      const prop = findProp(name);
      const before = known.get(name);
      if (before?.prop === prop && before?.size === size) return before.reading;
      const next = readProp(prop, kind, size);
      const reading = before && isEqualReading(before.reading, next) ? before.reading : next;
      known.set(name, { prop, size, reading });
      return reading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
