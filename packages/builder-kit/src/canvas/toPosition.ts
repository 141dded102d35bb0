import type { Box } from '../drag/dropGeometry.ts';

/** A box as absolute position. */
export function toPosition({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}
