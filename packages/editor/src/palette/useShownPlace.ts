import type { BlockDefinition } from '@vitrina/block-kit';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { type FocusEvent, useEffect, useMemo } from 'react';

/** Returns handlers that show the place of a block on the page while it is pointed at or focused. */
export function useShownPlace({ key, type }: Pick<BlockDefinition, 'key' | 'type'>) {
  const store = useEditorStore();
  const handlers = useMemo(() => {
    const show = () => store.dispatch(viewActions.placingShown({ componentKey: key, type }));
    const hide = () => {
      // Another block may be the one that is shown by now.
      if (store.getState().view.placing?.componentKey === key)
        store.dispatch(viewActions.placingShown(undefined));
    };
    return {
      onPointerEnter: show,
      onPointerLeave: hide,
      // A drag shows its own place, and leaves the focus where it began.
      onDragStart: hide,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(),
      onBlur: hide,
    };
  }, [store, key, type]);
  useEffect(() => handlers.onBlur, [handlers]);
  return handlers;
}
