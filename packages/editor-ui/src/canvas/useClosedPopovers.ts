import { getAncestorIds } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** Preview state in which a block covers its neighbors. */
const overNeighbors = 'triggered';

/**
 * Closes a block that is open over other blocks when neither the block nor any of its descendants is
 * selected.
 */
export function useClosedPopovers(): void {
  const store = useEditorStore();
  const selection = useEditorState((state) => state.view.selection);
  useEffect(() => {
    const state = store.getState();
    const page = getActivePage(state);
    if (page === undefined || selection.length === 0) return;
    for (const [key, shown] of Object.entries(state.view.previewStates)) {
      const id = Number(key);
      const isWithin = selection.some((each) => each === id || getAncestorIds(page, each).includes(id));
      if (shown === overNeighbors && !isWithin) store.dispatch(viewActions.previewStateChosen(id, undefined));
    }
  }, [store, selection]);
}
