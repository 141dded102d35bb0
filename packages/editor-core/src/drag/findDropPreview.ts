import { getChildIds, getComponent, rootId, type ComponentId, type Place } from '@vitrina/epack-model';

import type { NestingContext, Refusal } from '../nesting/getNestingRefusal.ts';
import type { PlacingContext } from '../store/nestingContext.ts';
import { getDropRefusal, type DragItem } from './dragItem.ts';
import { findInsertion, type Box, type Point } from './dropGeometry.ts';

/** The result of a drop at the current pointer position. */
export type DropPreview =
  | { readonly isAllowed: true; readonly place: Place; readonly line: Box; readonly container: Box }
  | { readonly isAllowed: false; readonly refusal: Refusal; readonly container: Box };

/** Boxes of the page's blocks. Separate from the DOM, so that tests need none. */
export interface PageBoxes {
  /** Returns the box of a component's block, or of the page for `rootId`; undefined if it renders nothing. */
  getBox(id: ComponentId): Box | undefined;
  /** Returns the component at a point. */
  findIdAt(x: number, y: number): ComponentId | undefined;
}

/** Width of a container's edge zone, in px. A drop there is placed beside the container, not inside. */
const edgePx = 6;

/**
 * Finds the innermost container under the pointer that accepts the dragged block. If none accepts it, returns
 * the refusal of the innermost one.
 */
export function findDropPreview(
  context: PlacingContext,
  boxes: PageBoxes,
  item: DragItem,
  pointer: Point,
): DropPreview | undefined {
  let refused: DropPreview | undefined;
  for (const parentId of listContainersAt(context, boxes, pointer)) {
    const container = boxes.getBox(parentId);
    if (container === undefined) continue;
    const refusal = getDropRefusal(context, item, parentId);
    if (refusal === undefined) {
      const insertion = findInsertionAmong(context, boxes, parentId, container, pointer);
      return {
        isAllowed: true,
        place: { parentId, index: insertion.index },
        line: insertion.line,
        container,
      };
    }
    refused ??= { isAllowed: false, refusal, container };
  }
  return refused;
}

/** Lists the containers under the pointer, innermost first. The page is always included. */
function listContainersAt(context: PlacingContext, boxes: PageBoxes, pointer: Point): ComponentId[] {
  const containers: ComponentId[] = [];
  let id = boxes.findIdAt(pointer.x, pointer.y);
  while (id !== undefined && id !== rootId) {
    const component = getComponent(context.page, id);
    if (component === undefined) break;
    const isContainer = context.holdsBlocks(component.componentKey);
    if (isContainer && isWellInside(boxes.getBox(id), pointer)) containers.push(id);
    id = component.parentId;
  }
  return [...containers, rootId];
}

function isWellInside(box: Box | undefined, { y }: Point): boolean {
  if (box === undefined) return false;
  const edge = Math.min(edgePx, (box.bottom - box.top) / 4);
  return y >= box.top + edge && y <= box.bottom - edge;
}

function findInsertionAmong(
  { page }: NestingContext,
  boxes: PageBoxes,
  parentId: ComponentId,
  container: Box,
  pointer: Point,
) {
  const childIds = getChildIds(page, parentId);
  const shown = childIds.flatMap((id, index) => {
    const box = boxes.getBox(id);
    return box === undefined ? [] : [{ box, index }];
  });
  const insertion = findInsertion(
    pointer,
    container,
    shown.map(({ box }) => box),
  );
  return { ...insertion, index: shown[insertion.index]?.index ?? childIds.length };
}
