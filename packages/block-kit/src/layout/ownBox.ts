import type { Component, SizeName } from '@vitrina/epack-model';

import type { commonProps } from '../commonProps.ts';
import { findKitLength } from '../css-values/kitLength.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import type { Box } from '../prop-kinds/box.ts';
import type { PropValues } from '../propKind.ts';
import { nearestOwnSize, resolveWhenRead } from '../resolveValues.ts';
import type { BlockLayout } from '../blockLayout.ts';
import { atMost, type BoxWidth, fixedWidth, readWidth, without } from './boxWidth.ts';

/** The values of a component that decide its own width. */
export interface OwnBox extends Pick<
  Partial<PropValues<typeof commonProps>>,
  'width' | 'minWidth' | 'maxWidth' | 'height' | 'minHeight' | 'maxHeight' | 'margin' | 'padding'
> {
  readonly isHidden: boolean;
  readonly layout: BlockLayout;
}

const known = new WeakMap<Component, Map<SizeName, OwnBox>>();

/** Reads what a component says of its width at a size. Cached: a component never changes. */
export function readOwnBox(component: Component, definition: BlockDefinition, size: SizeName): OwnBox {
  const boxes = known.get(component) ?? new Map<SizeName, OwnBox>();
  known.set(component, boxes);
  const before = boxes.get(size);
  if (before) return before;
  const nearest = nearestOwnSize(component, size);
  const read = resolveWhenRead(definition.props, component, nearest, {}, new Set());
  const values: Partial<PropValues<typeof commonProps>> = read;
  const own = resolveWhenRead(definition.ownProps, component, nearest, {}, new Set());
  const { width, minWidth, maxWidth, height, minHeight, maxHeight, margin, padding, hide } = values;
  const layout = readLayout(() => definition.layout?.(own, size));
  const box = {
    width: layout.ignoresWidth ? undefined : asLength(width),
    minWidth: asLength(minWidth),
    maxWidth: asLength(maxWidth),
    height: asLength(height),
    minHeight: asLength(minHeight),
    maxHeight: asLength(maxHeight),
    margin,
    padding,
    isHidden: hide === true,
    layout,
  };
  boxes.set(size, box);
  return box;
}

/** A block's own prop can take the place of a common one, and be no length. */
function asLength(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An estimate must not keep a page from being shown if a block's own code fails. */
function readLayout(read: () => BlockLayout | undefined): BlockLayout {
  try {
    return read() ?? {};
  } catch {
    return {};
  }
}

/** Returns the width inside a component's margins, if it has no width of its own. */
export function withoutMargins(room: BoxWidth, { margin }: OwnBox): BoxWidth {
  return withoutSides(room, margin, room);
}

/**
 * Returns the width inside a component's padding.
 *
 * @param room - the width of the parent's content, which percentages refer to
 * @param kitWidthPx - the width of content by the brand's kit; Infinity for none
 */
export function withoutPadding(
  outer: BoxWidth,
  { padding }: OwnBox,
  room: BoxWidth,
  kitWidthPx: number,
): BoxWidth {
  const inner = withoutSides(outer, padding, room);
  const isGutter = (side: string | undefined) => side !== undefined && findKitLength(side)?.role === 'gutter';
  return isGutter(padding?.left) && isGutter(padding?.right) ? atMost(inner, kitWidthPx) : inner;
}

function withoutSides(width: BoxWidth, box: Box | undefined, whole: BoxWidth): BoxWidth {
  if (!box) return width;
  const lengthOf = (side: string | undefined) =>
    side === undefined ? undefined : readWidth(findKitLength(side)?.plain ?? side, whole);
  return without(without(width, lengthOf(box.left) ?? none), lengthOf(box.right) ?? none);
}

const none = fixedWidth(0);

/** Returns a component's own width in the room it has; undefined for an automatic one. */
export function ownWidth({ width }: OwnBox, room: BoxWidth): BoxWidth | undefined {
  return width === undefined ? undefined : readWidth(width, room);
}

/** Returns a component's own height, which can follow the width of the page; undefined for an automatic one. */
export function ownHeight({ height, maxHeight }: OwnBox): BoxWidth | undefined {
  const own = readHeight(height);
  const most = readHeight(maxHeight);
  return own && most?.share === 0 ? atMost(own, most.px) : own;
}

/** Returns the height that a component has at least; undefined if only its content decides. */
export function leastHeight(own: OwnBox): BoxWidth | undefined {
  return ownHeight(own) ?? readHeight(own.minHeight);
}

/** Percentages refer to the height of the parent, which is unknown. */
export function readHeight(length: string | undefined): BoxWidth | undefined {
  return length === undefined || length.endsWith('%') ? undefined : readWidth(length, none);
}

/** Returns a height without the component's padding above and below. */
export function withoutPaddingAbove(height: BoxWidth, { padding }: OwnBox): BoxWidth {
  return withoutSides(height, { left: padding?.top, right: padding?.bottom }, none);
}

/** Limits a width by `maxWidth`. */
export function limited(width: BoxWidth, { maxWidth }: OwnBox, room: BoxWidth): BoxWidth {
  const limit = maxWidth === undefined ? undefined : readWidth(maxWidth, room);
  if (!limit) return width;
  if (limit.share === 0) return atMost(width, limit.px);
  return limit.share < width.share || width.share === 0
    ? { ...limit, maxPx: Math.min(limit.maxPx, width.maxPx) }
    : width;
}
