import { getChildIds, type Place } from '@vitrina/epack-model';

import type { NestingContext } from '../nesting/getNestingRefusal.ts';
import { type Box, findLineAt } from './dropGeometry.ts';
import type { PageBoxes } from './findDropPreview.ts';

/** A place on the page: its container, and the line between the neighbors. */
export interface PlaceLine {
  readonly container: Box;
  readonly line: Box;
}

/** Returns where a place is on the page; undefined if its container renders nothing. */
export function findPlaceLine(
  { page }: Pick<NestingContext, 'page'>,
  boxes: Pick<PageBoxes, 'getBox'>,
  { parentId, index }: Place,
): PlaceLine | undefined {
  const container = boxes.getBox(parentId);
  if (container === undefined) return undefined;
  const childIds = getChildIds(page, parentId);
  const shown = childIds.flatMap((id, at) => {
    const box = boxes.getBox(id);
    return box === undefined ? [] : [{ box, at }];
  });
  const before = shown.filter(({ at }) => at < index).length;
  const line = findLineAt(
    before,
    container,
    shown.map(({ box }) => box),
  );
  return { container, line: within(container, line) };
}

/** Keeps a line inside its container: a neighbor can be scrolled out of view, such as a slide. */
function within(container: Box, { left, top, right, bottom }: Box): Box {
  const x = (value: number) => Math.min(Math.max(value, container.left), container.right);
  const y = (value: number) => Math.min(Math.max(value, container.top), container.bottom);
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}
