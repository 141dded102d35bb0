import type { ComponentId } from '@vitrina/epack-model';
import { useCallback } from 'react';

import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { useMeasured } from '../../surface/useMeasured.ts';
import type { LineBox } from '../line-drag/useLineDrag.ts';

/** Where the products of a comparison are within its block. */
interface ProductBoxes {
  /** Products are columns beside each other or, as cards on phones, rows below each other. */
  readonly line: 'row' | 'column';
  readonly boxes: readonly LineBox[];
  /** Distance of the products' edge, at which the handles are, from that of the block. */
  readonly edgePx: number;
}

const none: ProductBoxes = { line: 'column', boxes: [], edgePx: 0 };

/** Returns the boxes of the products of a comparison, measured when they might have moved. */
export function useProductBoxes(surface: CanvasSurface, id: ComponentId): ProductBoxes {
  const findTable = useCallback(
    () => surface.findBlock(id)?.querySelector('table') ?? undefined,
    [surface, id],
  );
  const measureProducts = useCallback(() => measure(surface.findBlock(id)), [surface, id]);
  return useMeasured(surface, findTable, measureProducts) ?? none;
}

function measure(block: HTMLElement | undefined): ProductBoxes {
  const heads = [...(block?.querySelectorAll('thead th') ?? [])].map((head) => head.getBoundingClientRect());
  const frame = block?.querySelector('table')?.parentElement?.getBoundingClientRect();
  const [first] = heads;
  if (block === undefined || first === undefined || frame === undefined) return none;
  const origin = block.getBoundingClientRect();
  if (heads.some(({ top }) => top > first.top)) {
    const ends = [...heads.slice(1).map(({ top }) => top), frame.bottom];
    const boxes = heads.map(({ top }, at) => ({
      start: top - origin.top,
      end: (ends[at] ?? top) - origin.top,
    }));
    return { line: 'row', boxes, edgePx: frame.left - origin.left };
  }
  // Columns that are scrolled out of view have narrower handles, or none.
  const clip = (px: number) => Math.min(Math.max(px, frame.left), frame.right) - origin.left;
  const boxes = heads.map(({ left, right }) => ({ start: clip(left), end: clip(right) }));
  return { line: 'column', boxes, edgePx: first.top - origin.top };
}
