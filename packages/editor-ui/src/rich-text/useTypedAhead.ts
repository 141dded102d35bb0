import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { type EditorStore, getActivePage } from '@vitrina/editor-core/store';
import { findTablePlace } from '@vitrina/editor-core/tables';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Returns whether a component is in a cell of a table, where Tab leads to the next cell. */
export function isInCell(store: EditorStore, id: ComponentId): boolean {
  const page = getActivePage(store.getState());
  return page !== undefined && findTablePlace(page, id)?.cellId !== undefined;
}

/** Buffers typing from the moment that a text starts to be edited until its editor is loaded. */
export function useTypedAhead(surface: CanvasSurface | undefined): void {
  const store = useEditorStore();
  useEffect(() => {
    if (surface === undefined) return undefined;
    const { typedAhead } = surface;
    let held = store.getState().view.editingId;
    // Subscribes directly to the store, because the next key might be pressed before a render.
    const stop = store.subscribe(() => {
      const { editingId } = store.getState().view;
      if (editingId === held) return;
      held = editingId;
      typedAhead.release();
      if (editingId !== undefined) typedAhead.hold(isInCell(store, editingId));
    });
    return () => {
      stop();
      typedAhead.release();
    };
  }, [surface, store]);
}
