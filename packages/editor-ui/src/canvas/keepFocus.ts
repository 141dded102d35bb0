import { type EditorStore, getActiveId } from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { isTypingPlace } from '../dom/deepDom.ts';

/**
 * Keeps the keyboard where the work is. Tab reaches one block of the page: the active one, else the first. While the page
 * has the focus it follows the active block: to the neighbor of a deleted one, and after one that was moved, which
 * loses it on the way.
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
    // What was left for nothing may have been taken up elsewhere since.
    if (document.activeElement !== document.body && document.activeElement !== shadowRoot.host)
      hasFocus = false;
    if (hasFocus && picking === undefined && active && focused !== active && !isTypingPlace(focused))
      active.focus({ preventScroll: true });
  };
  const onFocusIn = () => {
    hasFocus = true;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Nothing takes over from an element that is taken out of the page.
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
