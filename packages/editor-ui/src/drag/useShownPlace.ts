import { type PlacedBlock, viewActions } from '@vitrina/editor-core/store';
import { type FocusEvent, useEffect, useMemo } from 'react';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Returns handlers that show the place of a block on the page while it is pointed at or focused by keyboard. */
export function useShownPlace({ componentKey, type }: PlacedBlock) {
  const store = useEditorStore();
  const handlers = useMemo(() => {
    const isShown = () => store.getState().view.placing?.componentKey === componentKey;
    const show = () => store.dispatch(viewActions.placingShown({ componentKey, type }));
    const hide = () => {
      // Another block may be the one that is shown by now.
      if (isShown()) store.dispatch(viewActions.placingShown(undefined));
    };
    return {
      // Browsers also report a pointer that enters at the end of a drag, where the drag began.
      onPointerMove: () => isShown() || show(),
      onPointerLeave: hide,
      // A drag shows its own place, and leaves the focus where it began.
      onDragStart: hide,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(),
      onBlur: hide,
    };
  }, [store, componentKey, type]);
  useEffect(() => handlers.onBlur, [handlers]);
  return handlers;
}
