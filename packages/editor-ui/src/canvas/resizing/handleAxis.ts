import type { MeasureName } from '@vitrina/editor-core/resizing';

import type { BlockSizes } from './readSizes.ts';

/** The direction in which a handle moves, and whether the size grows with it. */
export interface HandleAxis {
  readonly direction: 'x' | 'y';
  readonly sign: 1 | -1;
}

/** Returns how a handle moves: a padding grows into the block, and a margin out of the block. */
export function getAxis(name: MeasureName, { gap, isRtl }: BlockSizes): HandleAxis | undefined {
  switch (name) {
    case 'width':
      return { direction: 'x', sign: isRtl ? -1 : 1 };
    case 'height':
    case 'padding-top':
    case 'margin-bottom':
      return { direction: 'y', sign: 1 };
    case 'margin-top':
    case 'padding-bottom':
      return { direction: 'y', sign: -1 };
    case 'padding-left':
    case 'margin-right':
      return { direction: 'x', sign: 1 };
    case 'margin-left':
    case 'padding-right':
      return { direction: 'x', sign: -1 };
    case 'gap':
      return gap && { direction: gap.isSideways ? 'x' : 'y', sign: isRtl && gap.isSideways ? -1 : 1 };
  }
}
