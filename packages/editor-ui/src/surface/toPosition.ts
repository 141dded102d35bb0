import type { Box } from '@vitrina/editor-core/drag';

/**
 * Returns the `style` of an absolutely positioned box. Don't use it in `sx`, which would create a CSS rule
 * per box; each new rule makes the browser restyle the page.
 */
export function toPosition({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}
