import type { Box } from '@vitrina/editor-core/drag';

/**
 * A box as the `style` of an element at an absolute position. Not for `sx`, which makes a rule of each box, and each new
 * rule has the browser look at the whole page again.
 */
export function toPosition({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}
