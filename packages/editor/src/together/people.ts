import { createObserved, type EditorStore, type Observed } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';
import type { PresentPerson } from '@vitrina/api-client/contract';
import { useSyncExternalStore } from 'react';

const peopleOf = new WeakMap<EditorStore, Observed<readonly PresentPerson[]>>();

/** Returns the other open editors of a store's package. */
export function getPeople(store: EditorStore): Observed<readonly PresentPerson[]> {
  const known = peopleOf.get(store) ?? createObserved<readonly PresentPerson[]>([]);
  peopleOf.set(store, known);
  return known;
}

/** Returns the other open editors of the package. */
export function usePeople(): readonly PresentPerson[] {
  const people = getPeople(useEditorStore());
  return useSyncExternalStore(people.subscribe, people.get);
}
