import { useEffect } from 'react';
import { type EditorStore, findUnlocked, viewActions } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { findBlockId } from '../surface/canvasSurface.ts';
import { getDeepActiveElement, isTypingPlace } from '../dom/deepDom.ts';

/**
 * Selects a block on mouse press, about 100 ms before the click. Waits for the click if the press might start
 * another action: extending the selection, dragging several selected blocks, or leaving a text that is being
 * edited.
 */
export function usePressChoice(page: HTMLElement): void {
  const store = useEditorStore();
  useEffect(() => {
    const onPress = (event: PointerEvent) => choose(store, event);
    page.addEventListener('pointerdown', onPress);
    return () => page.removeEventListener('pointerdown', onPress);
  }, [page, store]);
}

function choose(store: EditorStore, event: PointerEvent): void {
  const state = store.getState();
  const { target, pointerType, button, shiftKey, ctrlKey, metaKey } = event;
  if (pointerType !== 'mouse' || button !== 0 || shiftKey || ctrlKey || metaKey) return;
  if (state.view.picking || isTypingPlace(getDeepActiveElement())) return;
  const id = findBlockId(target instanceof Element ? target : null);
  const free = id === undefined ? undefined : findUnlocked(state, id);
  if (free !== undefined && !state.view.selection.includes(free))
    store.dispatch(viewActions.selected([free]));
}
