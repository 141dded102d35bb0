import {
  type Component,
  type ComponentId,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  type Page,
  rootId,
  type SizeName,
  sizeTable,
} from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { BlockLayout } from '../blockLayout.ts';
import {
  atMost,
  type BoxWidth,
  fixedWidth,
  pageWidth,
  partOf,
  readWidth,
  widthAt,
  without,
} from './boxWidth.ts';
import { limited, type OwnBox, ownWidth, readOwnBox, withoutMargins, withoutPadding } from './ownBox.ts';

/** The estimated widths of a component. */
export interface EstimatedBox {
  /** With its padding. */
  readonly outer: BoxWidth;
  readonly inner: BoxWidth;
  /** Whether it takes its room whatever its content; otherwise its content can make it narrower. */
  readonly isFilled: boolean;
}

/** The page to estimate, and what its widths follow. @public */
export interface LayoutSource {
  readonly page: Page;
  readonly find: (key: string) => BlockDefinition | undefined;
  /** The width of content by the brand's kit. Default: none. */
  readonly kitWidthPx?: number | undefined;
}

/** Widths of a page at which the blocks of a line are counted: a phone's, and those of the other sizes. */
const countedAtPx: Readonly<Record<SizeName, number>> = {
  desktop: sizeTable.desktop.breakpointPx,
  laptop: sizeTable.laptop.breakpointPx,
  tablet: sizeTable.tablet.breakpointPx,
  mobile: 390,
};

const pageBox: EstimatedBox = { outer: pageWidth, inner: pageWidth, isFilled: true };

/**
 * Returns a function that estimates the widths of a component at a size by the declared layouts of the blocks around
 * it. Each component is estimated once.
 */
export function createBoxWidths(source: LayoutSource): (id: ComponentId, size: SizeName) => EstimatedBox {
  const estimated = new Map<string, EstimatedBox>();
  const boxOf = (id: ComponentId, size: SizeName): EstimatedBox => {
    if (id === rootId) return pageBox;
    const key = `${id} ${size}`;
    const before = estimated.get(key);
    if (before) return before;
    const component = getComponent(source.page, id);
    const box = component ? estimate(source, component, size, boxOf) : pageBox;
    estimated.set(key, box);
    return box;
  };
  return boxOf;
}

function estimate(
  source: LayoutSource,
  component: Component,
  size: SizeName,
  boxOf: (id: ComponentId, size: SizeName) => EstimatedBox,
): EstimatedBox {
  const around = boxOf(component.parentId, size);
  const own = ownBoxOf(source, component, size);
  // A block of a series has the room of the series; an unknown block renders nothing.
  if (!own) return around;
  const room = around.inner;
  const layout: BlockLayout = ownBoxOf(source, containerOf(source.page, component), size)?.layout ?? {};
  const line = { layout, room, pageWidthPx: countedAtPx[size] };
  const isAlone = layout.sideBySide === undefined || layout.sideBySide === 1;
  const given = isAlone ? undefined : widthInLine(line, own, () => neighborsOf(source, component, size));
  const automatic = given ?? ownWidth(own, room) ?? withoutMargins(room, own);
  const outer = atMostRoom(limited(automatic, own, room), room);
  return {
    outer,
    inner: withoutPadding(outer, own, room, source.kitWidthPx ?? Infinity),
    isFilled: isFilled(own, layout, around),
  };
}

function isFilled(own: OwnBox, layout: BlockLayout, around: EstimatedBox): boolean {
  if (own.width === 'fit-content') return false;
  if (own.width !== undefined && own.width !== 'auto') return around.isFilled || !own.width.endsWith('%');
  return around.isFilled && (!layout.fitsContent || own.layout.fillsRow === true);
}

/** A box is hardly ever wider than its parent: a fixed width is that of a large screen. */
function atMostRoom(width: BoxWidth, room: BoxWidth): BoxWidth {
  return width.share === 0 ? atMost(room, width.px) : atMost(width, room.maxPx);
}

/** Blocks beside each other. */
interface Line {
  readonly layout: BlockLayout;
  readonly room: BoxWidth;
  readonly pageWidthPx: number;
}

/** Returns the width of a block beside others; undefined for one of its own. */
function widthInLine(line: Line, own: OwnBox, neighbors: () => readonly OwnBox[]): BoxWidth | undefined {
  const { layout, room, pageWidthPx } = line;
  const gap =
    layout.gap === undefined ? 0 : widthAt(readWidth(layout.gap, room) ?? fixedWidth(0), pageWidthPx);
  if (typeof layout.sideBySide === 'number') return evenly(room, layout.sideBySide, gap);
  const all = neighbors();
  const wide = all.map((other) => ownWidth(other, room)).filter((width) => width !== undefined);
  const count = all.length;
  const mine = ownWidth(own, room);
  const gaps = gap * (count - 1);
  if (mine) {
    const wanted = wide.reduce((sum, width) => sum + widthAt(width, pageWidthPx), 0);
    const there = widthAt(room, pageWidthPx) - gaps;
    const isShrunk = !layout.wraps && wanted > there && wanted > 0;
    return isShrunk ? partOf(mine, there / wanted) : mine;
  }
  if (layout.wraps) return evenly(room, Math.min(count, countInLine(line, own, gap)), gap);
  const rest = wide.reduce(without, without(room, fixedWidth(gaps)));
  return partOf(rest, 1 / Math.max(1, count - wide.length));
}

function evenly(room: BoxWidth, count: number, gapPx: number): BoxWidth {
  return partOf(without(room, fixedWidth(gapPx * (count - 1))), 1 / count);
}

/** Returns how many blocks of a least width fit into a line. */
function countInLine({ room, pageWidthPx }: Line, { minWidth }: OwnBox, gap: number): number {
  const least = minWidth === undefined ? undefined : readWidth(minWidth, room);
  if (!least) return Infinity;
  const leastPx = widthAt(least, pageWidthPx);
  return Math.max(1, Math.floor((widthAt(room, pageWidthPx) + gap) / (leastPx + gap)));
}

/** Returns the block that a component is laid out by; a series is none. */
function containerOf(page: Page, { parentId }: Component): Component | undefined {
  const parent = parentId === rootId ? undefined : getComponent(page, parentId);
  return parent && isDynamicWrapper(parent) ? containerOf(page, parent) : parent;
}

/** Lists the blocks beside a component that are shown at a size, with itself. */
function neighborsOf(source: LayoutSource, component: Component, size: SizeName): readonly OwnBox[] {
  const containerId = containerOf(source.page, component)?.id ?? rootId;
  return listInside(source, containerId, size).filter(({ isHidden }) => !isHidden);
}

function listInside(source: LayoutSource, id: ComponentId, size: SizeName): readonly OwnBox[] {
  return getChildIds(source.page, id).flatMap((childId) => {
    const child = getComponent(source.page, childId);
    if (child && isDynamicWrapper(child)) return listInside(source, childId, size);
    const own = ownBoxOf(source, child, size);
    return own ? [own] : [];
  });
}

/** Returns undefined for a series and for an unknown block, which have no box. */
function ownBoxOf(
  { find }: LayoutSource,
  component: Component | undefined,
  size: SizeName,
): OwnBox | undefined {
  if (!component || isDynamicWrapper(component)) return undefined;
  const definition = find(component.componentKey);
  return definition && readOwnBox(component, definition, size);
}
