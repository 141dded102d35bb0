import { sides, type Basis, type MeasureName, type Side } from '@vitrina/editor-core/resizing';
import type { ComponentId } from '@vitrina/epack-model';

import type { CanvasSurface } from '../../surface/canvasSurface.ts';

/** The sizes of a block on the canvas, in pixels of the page. */
export interface BlockSizes {
  readonly px: Readonly<Partial<Record<MeasureName, number>>>;
  readonly basis: Basis;
  /** How much larger the page is on the screen. */
  readonly scale: number;
  readonly isRtl: boolean;
  /** The gap between the first two blocks inside, in pixels of the window from the block's corner. */
  readonly gap: GapBox | undefined;
  /** Whether the block is too small for handles at its sides. */
  readonly isSmall: boolean;
}

/** A gap between two blocks, and the direction in which they follow each other. */
export interface GapBox {
  readonly isSideways: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A block lower than this has no room for three handles at a side, in pixels of the window. */
const roomyPx = 56;

/** Measures a block. */
export function readSizes(
  surface: CanvasSurface,
  id: ComponentId,
  childIds: readonly ComponentId[],
): BlockSizes | undefined {
  const block = surface.findBlock(id);
  const around = block?.parentElement;
  if (block === undefined || !around) return undefined;
  const style = getComputedStyle(block);
  const pagePx = surface.page.offsetWidth;
  const scale = pagePx === 0 ? 1 : surface.page.getBoundingClientRect().width / pagePx;
  const box = block.getBoundingClientRect();
  const isRtl = getComputedStyle(around).direction === 'rtl';
  const gap = readGap(surface, box, childIds, isRtl);
  const gapPx = gap && (gap.isSideways ? gap.width : gap.height) / scale;
  return {
    px: {
      width: box.width / scale,
      height: box.height / scale,
      ...(gapPx !== undefined && { gap: gapPx }),
      ...readSpaces('padding', style),
      ...readSpaces('margin', style),
    },
    basis: { aroundPx: readContentWidth(around), fontPx: Number.parseFloat(style.fontSize) || 16, pagePx },
    scale,
    isRtl,
    gap,
    isSmall: box.height < roomyPx || box.width < roomyPx,
  };
}

/** Returns the width of an element's content, to which percentages refer, in pixels of the page. */
export function readContentWidth(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const besidePx = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return element.clientWidth - (besidePx || 0);
}

function readSpaces(
  name: 'padding' | 'margin',
  style: CSSStyleDeclaration,
): Partial<Record<MeasureName, number>> {
  const read = (side: Side) => Number.parseFloat(style.getPropertyValue(`${name}-${side}`)) || 0;
  return Object.fromEntries(sides.map((side) => [`${name}-${side}`, read(side)]));
}

function readGap(
  surface: CanvasSurface,
  outer: DOMRect,
  childIds: readonly ComponentId[],
  isRtl: boolean,
): GapBox | undefined {
  const [one, other] = childIds.slice(0, 2).map((id) => surface.findBlock(id)?.getBoundingClientRect());
  if (!one?.width || !other?.width) return undefined;
  const [first, second] = isRtl && other.right <= one.left ? [other, one] : [one, other];
  const isSideways = second.left >= first.right - 1 && second.top < first.bottom;
  const box = isSideways
    ? {
        left: first.right,
        top: Math.max(first.top, second.top),
        width: Math.max(0, second.left - first.right),
        height: Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top),
      }
    : {
        left: Math.max(first.left, second.left),
        top: first.bottom,
        width: Math.min(first.right, second.right) - Math.max(first.left, second.left),
        height: Math.max(0, second.top - first.bottom),
      };
  const isInside = box.left >= outer.left && box.left <= outer.right && box.top <= outer.bottom;
  return isInside ? { isSideways, ...box, left: box.left - outer.left, top: box.top - outer.top } : undefined;
}
