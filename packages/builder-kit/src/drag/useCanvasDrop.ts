import { rootId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { useDrop, type DropTargetMonitor } from 'react-dnd';

import type { CanvasSurface } from '../canvas/canvasSurface.ts';
import { insertDraft, moveTo } from '../commands/blockEdits.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { BuilderStore } from '../store/createBuilderStore.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { blockDragType, type DragItem } from './dragItem.ts';
import type { DropState } from './dropState.ts';
import { findDropPreview, type DropPreview, type PageBoxes } from './findDropPreview.ts';

/** Lets blocks be dropped on the page: answers the connector of the element that takes them. */
export function useCanvasDrop(surface: CanvasSurface | undefined, dropState: DropState) {
  const store = useBuilderStore();
  const boxes = useMemo(() => surface && createPageBoxes(surface), [surface]);
  const [, connect] = useDrop<DragItem>(
    () => ({
      accept: blockDragType,
      hover: (item, monitor) => dropState.set(preview(store, boxes, item, monitor)),
      drop: (item, monitor) => {
        if (monitor.didDrop()) return undefined;
        // A fast drag may never have hovered here, so the place is found anew.
        const final = preview(store, boxes, item, monitor);
        dropState.set(undefined);
        if (final?.isAllowed) dropAt(store, item, final);
        return undefined;
      },
    }),
    [store, boxes, dropState],
  );
  return connect;
}

function preview(
  store: BuilderStore,
  boxes: PageBoxes | undefined,
  item: DragItem,
  monitor: DropTargetMonitor,
): DropPreview | undefined {
  const pointer = monitor.getClientOffset();
  const context = getNestingContext(store.getState(), store.services.catalogue);
  if (!pointer || !boxes || !context) return undefined;
  return findDropPreview(context, boxes, item, pointer);
}

function dropAt(store: BuilderStore, item: DragItem, { place }: DropPreview & { isAllowed: true }): void {
  store.dispatch(item.kind === 'new' ? insertDraft(item.draft, place) : moveTo(item.ids, place));
}

function createPageBoxes(surface: CanvasSurface): PageBoxes {
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
