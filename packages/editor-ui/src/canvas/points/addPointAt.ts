import { addPoint } from '@vitrina/editor-core/edits';
import type { EditorStore } from '@vitrina/editor-core/store';
import type { ComponentId } from '@vitrina/epack-model';

import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { arePointsShown } from './arePointsShown.ts';

/**
 * Adds a point to a block at the pointer. Returns whether the block takes points there: a point and its explanation
 * don't.
 */
export function addPointAt(
  store: EditorStore,
  surface: CanvasSurface,
  { target, clientX, clientY }: MouseEvent,
  id: ComponentId,
): boolean {
  const block = surface.findBlock(id)?.getBoundingClientRect();
  const isOnPoint = target instanceof Element && target.closest('details') !== null;
  if (!block?.width || !block.height || isOnPoint) return false;
  if (!arePointsShown(store.getState(), id, store.services.catalogue)) return false;
  const toPercent = (offset: number, length: number) => (offset / length) * 100;
  store.dispatch(
    addPoint(id, {
      x: toPercent(clientX - block.left, block.width),
      y: toPercent(clientY - block.top, block.height),
    }),
  );
  return true;
}
