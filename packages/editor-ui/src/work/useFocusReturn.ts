import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { type EditorStore, getActiveId } from '@vitrina/editor-core/store';

import { getDeepActiveElement, getDeepTarget } from '../dom/deepDom.ts';
import { findPageStop } from '../surface/focusPage.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/**
 * Restores focus after the last dialog, menu, or popover has closed.
 *
 * MUI returns focus to the opener, but not to an element in the canvas, and not if the opener was in another
 * overlay that has closed. In these cases, moves focus to the last focused element outside overlays, or else
 * to the active block. If a dialog activated another block, for example by adding one, that block always
 * receives focus.
 */
export function useFocusReturn(): void {
  const store = useEditorStore();
  useEffect(() => {
    const places = rememberPlaces();
    const stopWatching = watchOverlays(store, (closed) => {
      const place = findReturn(closed, getActiveId(store.getState()), places.list());
      place?.focus();
    });
    return () => {
      places.stop();
      stopWatching();
    };
  }, [store]);
}

/** Matches dialogs, menus, and popovers, which cover the editor and trap focus. */
const overlaySelector = '.MuiModal-root';

/** Number of remembered elements. Recent ones might have been removed. */
const placeCount = 8;

/** Remembers the focused elements outside overlays. */
function rememberPlaces() {
  let places: readonly HTMLElement[] = [];
  const onFocusIn = (event: FocusEvent) => {
    const element = getDeepTarget(event);
    const isOver = event.target instanceof Element && event.target.closest(overlaySelector) !== null;
    if (isOver || !(element instanceof HTMLElement)) return;
    places = [element, ...places.filter((each) => each !== element)].slice(0, placeCount);
  };
  document.addEventListener('focusin', onFocusIn);
  return {
    /** Most recent first. */
    list: () => places,
    stop: () => document.removeEventListener('focusin', onFocusIn),
  };
}

/** The overlays that were open until now. */
interface Closed {
  /** Whether a dialog was among the overlays. */
  readonly hadDialog: boolean;
  /** ID of the active component when the first overlay opened. */
  readonly activeBefore: ComponentId | undefined;
}

/** Calls `onClosed` after the last overlay has closed and released focus. */
function watchOverlays(store: EditorStore, onClosed: (closed: Closed) => void): () => void {
  let open: Closed | undefined;
  const observer = new MutationObserver(() => {
    const overlays = [...document.querySelectorAll(overlaySelector)];
    if (overlays.length > 0) {
      const hasDialog = overlays.some((each) => each.querySelector('[role=dialog]'));
      open = {
        activeBefore: open ? open.activeBefore : getActiveId(store.getState()),
        hadDialog: hasDialog || open?.hadDialog === true,
      };
    } else if (open) {
      const closed = open;
      open = undefined;
      requestAnimationFrame(() => setTimeout(() => open ?? onClosed(closed)));
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

function findReturn(
  { activeBefore, hadDialog }: Closed,
  activeId: ComponentId | undefined,
  places: readonly HTMLElement[],
): HTMLElement | undefined {
  const page = document.querySelector('[data-canvas]')?.shadowRoot;
  const active = page?.querySelector<HTMLElement>(`[data-block="${activeId}"]`) ?? undefined;
  if (hadDialog && active && activeId !== activeBefore) return active;
  if (hasFocus()) return undefined;
  // Skips blocks that were focused before the active block was selected or re-rendered.
  const isPast = ({ dataset }: HTMLElement) =>
    active && dataset.block && dataset.block !== active.dataset.block;
  return (
    places.find(
      (place) =>
        place.isConnected && place.checkVisibility() && !place.matches(':disabled') && !isPast(place),
    ) ??
    active ??
    findPageStop() ??
    undefined
  );
}

function hasFocus(): boolean {
  const active = getDeepActiveElement();
  return active !== null && active !== document.body && !active.matches('[data-canvas]');
}
