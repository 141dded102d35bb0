import type { PropKind } from '@vitrina/block-kit';
import { getComponent, type ComponentId, type Prop, type SizeName } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';
import { getActivePage } from '../store/selectors.ts';
import { isEqualReading, readProp, type PropReading } from './readProp.ts';

/** The components whose props a set of fields shows. */
export interface ShownProps {
  /** Returns the active one of the components. */
  getId(): ComponentId;
  getIds(): readonly ComponentId[];
  /**
   * Reads a prop at a size. Returns the same object until the value changes. If the component was removed or
   * its id now belongs to another kind, returns the last reading.
   */
  read(name: string, kind: PropKind<unknown>, size: SizeName): PropReading;
  subscribe(listener: () => void): () => void;
}

/**
 * The component shown in a set of fields. The fields outlive the component: when it changes, or another
 * component of the same kind is shown, only fields with a new value re-render.
 */
export interface ShownComponent extends ShownProps {
  /** Shows a component and follows its edits. Returns a function that stops following. */
  show(id: ComponentId): () => void;
}

interface KnownProp {
  readonly prop: Prop | undefined;
  readonly size: SizeName;
  readonly reading: PropReading;
}

/** Creates the shown component for one kind of block, starting with `firstId`. */
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
    getIds: () => [id],
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
