import { colors, sizes } from './tokens.ts';

const ring = { outline: `${sizes.focusRingPx}px solid ${colors.accent}` };

/** Two pixels of ring after a gap of two. */
export const focusRing = { ...ring, outlineOffset: sizes.focusRingPx };

/** A ring inside its element, for rows of lists, which clip everything outside. */
export const innerFocusRing = { ...ring, outlineOffset: -sizes.focusRingPx };
