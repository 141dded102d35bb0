import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { type EditorStore, getActiveId } from '@vitrina/editor-core/store';

import { getDeepActiveElement, getDeepTarget } from '../dom/deepDom.ts';
import { findPageStop } from '../surface/focusPage.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/**
 * Has the keyboard somewhere to go on once the last dialog, menu or popover has closed. They give the focus back to their
 * opener themselves where they can; they do not see into the canvas, and one that was opened from another one has lost
 * its opener with it. Then the focus goes to where it was before all of them, else to what is active on the page. A block that
 * a dialog made active, such as one it added, has the focus wherever it was opened from.
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

/** Dialogs, menus and popovers: what lies over the editor and takes the keyboard. */
const overlaySelector = '.MuiModal-root';

/** How many places are remembered: the last ones may be gone. */
const placeCount = 8;

/** Remembers where the focus was, but for what lies over the editor. */
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
    /** The latest first. */
    list: () => places,
    stop: () => document.removeEventListener('focusin', onFocusIn),
  };
}

/** What lay over the editor until now. */
interface Closed {
  /** Whether a dialog was among it. */
  readonly hadDialog: boolean;
  /** The active component as it opened. */
  readonly activeBefore: ComponentId | undefined;
}

/** Tells when nothing lies over the editor any more, and what was there has given the focus away. */
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
  // Another block had it before what is active now was selected, or drawn anew.
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
