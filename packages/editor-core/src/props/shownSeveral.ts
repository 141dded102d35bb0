import type { PropKind } from '@vitrina/block-kit';
import { getComponent, type ComponentId, type Json, type SizeName } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';
import { getActivePage } from '../store/selectors.ts';
import { isJsonObject } from './jsonText.ts';
import { isEqual, isEqualReading, readProp, type PropReading } from './readProp.ts';
import type { ShownProps } from './shownComponent.ts';

/** Several components whose shared props a set of fields shows. */
export interface ShownSeveral extends ShownProps {
  /** Shows components and follows their edits. Returns a function that stops following. */
  show(ids: readonly ComponentId[]): () => void;
}

/** Creates the shown components, starting with `firstIds`; the last one is the active one. */
export function createShownSeveral(store: EditorStore, firstIds: readonly ComponentId[]): ShownSeveral {
  let ids = firstIds;
  const known = new Map<string, PropReading>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    getId: () => ids.at(-1) ?? 0,
    getIds: () => ids,
    show(next) {
      ids = next;
      notify();
      const stops = ids.map((id) => store.hub.subscribe(id, notify));
      return () => {
        for (const stop of stops) stop();
      };
    },
    read(name, kind, size) {
      const next = joinReadings(readAll(store, ids, name, kind, size));
      const before = known.get(name);
      const reading = before && isEqualReading(before, next) ? before : next;
      known.set(name, reading);
      return reading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readAll(
  store: EditorStore,
  ids: readonly ComponentId[],
  name: string,
  kind: PropKind<unknown>,
  size: SizeName,
): readonly PropReading[] {
  const page = getActivePage(store.getState());
  return ids.flatMap((id) => {
    const component = page && getComponent(page, id);
    return component ? [readProp(component.props[name], kind, size)] : [];
  });
}

function joinReadings(readings: readonly PropReading[]): PropReading {
  const [first, ...others] = readings;
  if (first === undefined) return { value: undefined, isSetHere: false, inheritedFrom: undefined };
  const isMixed = others.some(({ value }) => !isEqual(value, first.value));
  const isInherited = others.every(({ inheritedFrom }) => inheritedFrom === first.inheritedFrom);
  return {
    value: isMixed ? toShared(readings.map(({ value }) => value)) : first.value,
    isSetHere: readings.some(({ isSetHere }) => isSetHere),
    inheritedFrom: isInherited ? first.inheritedFrom : undefined,
    ...(isMixed && { isMixed }),
  };
}

/** Returns the members that all the values have in common; undefined for values without members. */
function toShared(values: readonly (Json | undefined)[]): Json | undefined {
  const objects = values.map((value) => (isJsonObject(value) ? value : {}));
  if (!values.some(isJsonObject)) return undefined;
  const shared = Object.entries(objects[0] ?? {}).filter(([name, value]) =>
    objects.every((each) => isEqual(each[name], value)),
  );
  return Object.fromEntries(shared);
}
