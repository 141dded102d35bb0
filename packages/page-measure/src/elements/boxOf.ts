import type { Box } from '../measurement/measurement.ts';

/** Returns a rectangle of the window as one of the page. */
export function boxIn(page: Element, { left, top, width, height }: DOMRectReadOnly): Box {
  const origin = page.getBoundingClientRect();
  return {
    x: Math.round(left - origin.left),
    y: Math.round(top - origin.top),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Returns the id of the block that an element belongs to; undefined outside of any block. */
export function blockIdOf(element: Element): number | undefined {
  const id = element.closest('[data-block]')?.getAttribute('data-block');
  return id ? Number(id) : undefined;
}
