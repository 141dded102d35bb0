import { type EditorStore, getActiveId } from '@vitrina/editor-core/store';

import { findBlockId, type CanvasSurface } from '../surface/canvasSurface.ts';
import { isTypingPlace } from '../dom/deepDom.ts';

/**
 * Keeps one block of the page in the tab order: the active block, or the first block if none is active. While
 * the page has focus, moves focus to the active block, for example to the neighbor of a deleted block, or
 * back to a moved block, which loses focus during the move.
 */
export function keepFocus(store: EditorStore, surface: CanvasSurface): () => void {
  const { page, shadowRoot } = surface;
  let stop: HTMLElement | undefined;
  let hasFocus = false;
  const update = () => {
    const activeId = getActiveId(store.getState());
    const active = activeId === undefined ? undefined : surface.findBlock(activeId);
    const first = page.querySelector('[data-block]');
    const next = active ?? (first instanceof HTMLElement ? first : undefined);
    if (next !== stop || next?.tabIndex !== 0) {
      if (stop) stop.tabIndex = -1;
      if (next) next.tabIndex = 0;
      stop = next;
    }
    const focused = shadowRoot.activeElement;
    const { picking } = store.getState().view;
    // Another element might have taken the focus since the focused block was removed.
    if (document.activeElement !== document.body && document.activeElement !== shadowRoot.host)
      hasFocus = false;
    // The focus can also be on a control of the active block, such as the heading of an accordion.
    const isWithin = findBlockId(focused) === activeId;
    if (hasFocus && picking === undefined && active && !isWithin && !isTypingPlace(focused))
      active.focus({ preventScroll: true });
  };
  const onFocusIn = () => {
    hasFocus = true;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Removing the focused element from the page fires the event without a related target; the page keeps its
    // claim to the focus then.
    if (relatedTarget instanceof Node && !page.contains(relatedTarget)) hasFocus = false;
  };
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  const stopLayout = surface.layout.subscribe(update);
  const stopStore = store.subscribe(() => surface.layout.raise());
  update();
  return () => {
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
    stopLayout();
    stopStore();
  };
}
