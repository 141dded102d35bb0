import { getAncestorIds } from '@vitrina/epack-model';
import { useEffect } from 'react';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';

/** The state in which a block lies over its neighbours. */
const overNeighbours = 'triggered';

/** Closes what is shown open over other blocks, as soon as none of it is selected any more. */
export function useClosedPopovers(): void {
  const store = useBuilderStore();
  const selection = useBuilder((state) => state.view.selection);
  useEffect(() => {
    const state = store.getState();
    const page = getActivePage(state);
    if (page === undefined || selection.length === 0) return;
    for (const [key, shown] of Object.entries(state.view.previewStates)) {
      const id = Number(key);
      const isWithin = selection.some((each) => each === id || getAncestorIds(page, each).includes(id));
      if (shown === overNeighbours && !isWithin)
        store.dispatch(viewActions.previewStateChosen(id, undefined));
    }
  }, [store, selection]);
}
