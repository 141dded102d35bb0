import { useMemo } from 'react';
import { useDrop } from 'react-dnd';
import { blockDragType, type DragItem, type DropState } from '@vitrina/editor-core/drag';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { createPageBoxes, dropAt, previewDrop } from './dropAt.ts';

/** Lets blocks be dropped on the page: answers the connector of the element that takes them. */
export function useCanvasDrop(surface: CanvasSurface, dropState: DropState) {
  const store = useEditorStore();
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
