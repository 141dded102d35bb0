import type { PropKind, PropOptions } from '../propKind.ts';
import { choice } from './choice.ts';

/** The seven specified font sizes, in pixels: size 4 is 16 px. @public */
export const fontSizePx: Readonly<Record<number, number>> = {
  1: 10,
  2: 12,
  3: 14,
  4: 16,
  5: 20,
  6: 24,
  7: 32,
};

/** One of the seven specified font sizes. Its names are the same for all blocks. @public */
export function fontSize(options: PropOptions & { readonly default?: FontSize } = {}): PropKind<FontSize> {
  return choice([1, 2, 3, 4, 5, 6, 7], {
    section: 'typography',
    isPerSize: true,
    default: 4,
    pixels: fontSizePx,
    ...options,
  });
}

/** A specified font size, from the smallest. @public */
export type FontSize = 1 | 2 | 3 | 4 | 5 | 6 | 7;
