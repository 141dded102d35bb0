import type { ComponentId } from '@vitrina/epack-model';

import type { OverlayPlace } from '../surface/overBlock.ts';

/** Distance between the toolbar and the edge of the visible area, in pixels. */
const roomPx = 8;

/**
 * Keeps a toolbar that starts at the left edge of a block within the visible page, where a block at the right
 * would cut it off. Returns a function that stops it.
 */
export function keepInView(
  element: HTMLElement,
  { surface, stage }: OverlayPlace,
  id: ComponentId,
): () => void {
  const view = stage.parentElement;
  if (view === null) return () => undefined;
  const update = () => {
    const block = surface.findBlock(id)?.getBoundingClientRect();
    if (block === undefined) return;
    const left = view.getBoundingClientRect().left + view.clientLeft;
    element.style.maxWidth = `${view.clientWidth - 2 * roomPx}px`;
    const beyond = block.left + element.offsetWidth + roomPx - (left + view.clientWidth);
    element.style.left = `${-Math.max(0, beyond)}px`;
  };
  const resizes = new ResizeObserver(update);
  resizes.observe(element);
  resizes.observe(view);
  view.addEventListener('scroll', update, { passive: true });
  const stop = surface.layout.subscribe(update);
  return () => {
    resizes.disconnect();
    view.removeEventListener('scroll', update);
    stop();
  };
}
