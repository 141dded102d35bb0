import type { ComponentId } from '@vitrina/epack-model';
import { findUnlocked, viewActions } from '@vitrina/editor-core/store';
import { useEffect } from 'react';

import { isTypingPlace } from '../dom/deepDom.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Time after which a touch that doesn't move is a long press, in ms. Longer than the press that starts a drag. */
const longPressMs = 500;

/** Distance that a finger can move within a long press, in pixels. */
const slackPx = 10;

/**
 * Opens the context menu of the block under a right press or a long press inside `root`. The press selects
 * the block, unless it is selected already. A long press opens the menu when it ends, because a finger that
 * moves drags the block instead.
 *
 * @param findId - returns the component of an element inside `root`
 */
export function useContextPress(
  root: HTMLElement | null | undefined,
  findId: (target: Element) => ComponentId | undefined,
): void {
  const store = useEditorStore();
  useEffect(() => {
    if (!root) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const open = (target: EventTarget | null, leftPx: number, topPx: number): boolean => {
      const state = store.getState();
      // A text that is being edited has the browser's menu, with its spelling.
      if (!(target instanceof Element) || isTypingPlace(target) || state.view.picking) return false;
      const id = findId(target);
      const free = id === undefined ? undefined : findUnlocked(state, id);
      if (free === undefined) store.dispatch(viewActions.selected([]));
      else if (!state.view.selection.includes(free)) store.dispatch(viewActions.selected([free]));
      store.dispatch(viewActions.contextMenuOpened({ leftPx, topPx }));
      return true;
    };
    root.addEventListener(
      'contextmenu',
      (event) => {
        const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
        if (isTouch || open(event.target, event.clientX, event.clientY)) event.preventDefault();
      },
      { signal },
    );
    const stopTouch = listenToTouch(root, signal, open);
    return () => {
      controller.abort();
      stopTouch();
    };
  }, [root, findId, store]);
}

/** Calls `onLongPress` at the end of a long press. Returns a function that stops it. */
function listenToTouch(
  root: HTMLElement,
  signal: AbortSignal,
  onLongPress: (target: EventTarget | null, leftPx: number, topPx: number) => boolean,
): () => void {
  let start: { readonly leftPx: number; readonly topPx: number } | undefined;
  let isLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    start = undefined;
    isLong = false;
  };
  root.addEventListener(
    'touchstart',
    ({ touches }) => {
      cancel();
      const [touch] = touches;
      if (touch === undefined || touches.length > 1) return;
      start = { leftPx: touch.clientX, topPx: touch.clientY };
      timer = setTimeout(() => {
        isLong = true;
      }, longPressMs);
    },
    { signal, passive: true },
  );
  root.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (start === undefined || touch === undefined) return;
      const way = Math.hypot(touch.clientX - start.leftPx, touch.clientY - start.topPx);
      if (way > slackPx) cancel();
    },
    { signal, passive: true },
  );
  root.addEventListener('touchcancel', cancel, { signal });
  root.addEventListener(
    'touchend',
    (event) => {
      // Otherwise, the click of this touch would press the menu below the finger.
      if (start && isLong && onLongPress(event.target, start.leftPx, start.topPx)) event.preventDefault();
      cancel();
    },
    { signal },
  );
  return cancel;
}
