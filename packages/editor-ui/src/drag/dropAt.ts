import { rootId, type Place } from '@vitrina/epack-model';
import {
  type DragItem,
  type Point,
  findDropPreview,
  type DropPreview,
  type PageBoxes,
} from '@vitrina/editor-core/drag';
import { insertDraft, insertDrafts, moveTo } from '@vitrina/editor-core/edits';
import { type EditorStore, getNestingContext } from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';

/** What would come of dropping something at a point of the window. */
export function previewDrop(
  store: EditorStore,
  boxes: PageBoxes,
  item: DragItem,
  pointer: Point,
): DropPreview | undefined {
  const context = getNestingContext(store.getState(), store.services.catalogue);
  return context && findDropPreview(context, boxes, item, pointer);
}

/** Drops something at a point of the window; nothing happens where it may not stand. */
export function dropAt(store: EditorStore, boxes: PageBoxes, item: DragItem, pointer: Point): void {
  const preview = previewDrop(store, boxes, item, pointer);
  if (!preview?.isAllowed) return;
  dropIn(store, item, preview.place);
}

/** Drops something at a place of the page; nothing happens where it may not stand. */
export function dropIn(store: EditorStore, item: DragItem, place: Place): void {
  if (item.kind === 'existing') store.dispatch(moveTo(item.ids, place));
  else if (item.kind === 'saved') store.dispatch(insertDrafts(item.drafts, place));
  else if (store.dispatch(insertDraft(item.draft, place)) === undefined) item.onAdded?.();
}

/** The boxes of the page on the canvas, as they are when they are asked for. */
export function createPageBoxes(surface: CanvasSurface): PageBoxes {
  return {
    getBox(id) {
      const element = id === rootId ? surface.page : surface.findBlock(id);
      const rect = element?.getBoundingClientRect();
      if (!rect || (rect.width === 0 && rect.height === 0)) return undefined;
      // A DOMRect has its values on the prototype: copied by spread it would be empty.
      return { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    },
    findIdAt: surface.findIdAt,
  };
}
