import { getChildIds, getComponent, rootId, type ComponentId, type Place } from '@vitrina/epack-model';

import { getDropRefusal, type DragItem } from './dragItem.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { PlacingContext } from '../store/nestingContext.ts';

/** The part of a row under the pointer: top edge, middle or bottom edge. */
export type RowPart = 'before' | 'inside' | 'after';

/** The result of a drop on a row. */
export interface LayerDrop {
  readonly rowId: ComponentId;
  readonly part: RowPart;
  readonly place: Place;
  readonly refusal: Refusal | undefined;
}

/** Returns the part of a row at a height from 0 (top edge) to 1. Only containers have a middle part. */
export function getRowPart(part: number, isContainer: boolean): RowPart {
  if (!isContainer) return part < 0.5 ? 'before' : 'after';
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'inside';
}

/** Returns the result of a drop on a part of a row. */
export function findLayerDrop(
  context: PlacingContext,
  item: DragItem,
  rowId: ComponentId,
  part: RowPart,
): LayerDrop {
  const { page } = context;
  const parentId = getComponent(page, rowId)?.parentId ?? rootId;
  const index = getChildIds(page, parentId).indexOf(rowId);
  const place =
    part === 'inside'
      ? { parentId: rowId, index: getChildIds(page, rowId).length }
      : { parentId, index: part === 'before' ? index : index + 1 };
  return { rowId, part, place, refusal: getDropRefusal(context, item, place.parentId) };
}
