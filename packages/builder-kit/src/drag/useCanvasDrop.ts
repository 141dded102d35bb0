import { useMemo } from 'react';
import { useDrop } from 'react-dnd';

import type { CanvasSurface } from '../canvas/canvasSurface.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { blockDragType, type DragItem } from './dragItem.ts';
import { createPageBoxes, dropAt, previewDrop } from './dropAt.ts';
import type { DropState } from './dropState.ts';

/** Lets blocks be dropped on the page: answers the connector of the element that takes them. */
export function useCanvasDrop(surface: CanvasSurface, dropState: DropState) {
  const store = useBuilderStore();
  const boxes = useMemo(() => createPageBoxes(surface), [surface]);
  const [, connect] = useDrop<DragItem>(
    () => ({
      accept: blockDragType,
      hover: (item, monitor) => {
        const pointer = monitor.getClientOffset();
        dropState.set(pointer ? previewDrop(store, boxes, item, pointer) : undefined);
      },
      drop: (item, monitor) => {
        const pointer = monitor.getClientOffset();
        if (monitor.didDrop() || !pointer) return undefined;
        dropState.set(undefined);
        // A fast drag may never have hovered here, so the place is found anew.
        dropAt(store, boxes, item, pointer);
        return undefined;
      },
    }),
    [store, boxes, dropState],
  );
  return connect;
}
