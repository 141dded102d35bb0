import { getComponent, rootId, type ComponentId } from '@vitrina/epack-model';
import type { KeyboardEvent } from 'react';
import type { LayerRowPlace } from '@vitrina/editor-core/layers';
import { selectWith, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { isTypingPlace } from '@vitrina/editor-ui/dom';
import { useEditorStore } from '@vitrina/editor-ui/store';

import type { Folding } from './useFolding.ts';

interface LayerKeysOptions {
  readonly rows: readonly LayerRowPlace[];
  readonly folding: Folding;
  readonly scrollTo: (index: number) => void;
  readonly onRename: (id: ComponentId) => void;
}

/**
 * Returns the tree's key handler: up and down move between rows, right expands, left collapses or moves to
 * the parent, F2 renames.
 */
export function useLayerKeys({ rows, folding, scrollTo, onRename }: LayerKeysOptions) {
  const store = useEditorStore();
  return (event: KeyboardEvent<HTMLElement>) => {
    const page = getActivePage(store.getState());
    const target = event.target instanceof Element ? event.target : null;
    const id = Number(target?.closest<HTMLElement>('[data-layer]')?.dataset.layer);
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (!page || !row || isTypingPlace(target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const tree = event.currentTarget;
    const goTo = (next: number) => {
      const chosen = rows[next];
      if (chosen === undefined) return;
      const { selection } = store.getState().view;
      store.dispatch(viewActions.selected(selectWith(page, selection, chosen.id, event)));
      scrollTo(next);
      requestAnimationFrame(() => tree.querySelector<HTMLElement>(`[data-layer="${chosen.id}"]`)?.focus());
    };
    const parentId = getComponent(page, id)?.parentId ?? rootId;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(index + 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (row.isOpen ? goTo(index + 1) : row.hasChildren && folding.setOpen(id, true)),
      ArrowLeft: () =>
        row.isOpen ? folding.setOpen(id, false) : goTo(rows.findIndex((other) => other.id === parentId)),
      F2: () => onRename(id),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
