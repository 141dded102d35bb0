import { useEffect } from 'react';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Holds what is typed from the moment on that a text is to be edited; its editor takes it once it is there. */
export function useTypedAhead(surface: CanvasSurface | undefined): void {
  const store = useEditorStore();
  useEffect(() => {
    if (surface === undefined) return undefined;
    const { typedAhead } = surface;
    let held = store.getState().view.editingId;
    // Not by rendering: the next key may come before that.
    const stop = store.subscribe(() => {
      const { editingId } = store.getState().view;
      if (editingId === held) return;
      held = editingId;
      typedAhead.release();
      if (editingId !== undefined) typedAhead.hold();
    });
    return () => {
      stop();
      typedAhead.release();
    };
  }, [surface, store]);
}
