import { useCallback, useEffect, type RefCallback } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { blockDragType, type DragItem } from '@vitrina/editor-core/drag';

/**
 * Lets an element be dragged onto the page. Returns its ref.
 *
 * @param getItem - returns the dragged item, null if nothing can be dragged; must keep its identity between renders
 */
export function useBlockDrag(getItem: () => DragItem | null): RefCallback<HTMLElement> {
  const [, connect, connectPreview] = useDrag<DragItem>(
    () => ({ type: blockDragType, item: getItem }),
    [getItem],
  );
  useEffect(() => {
    connectPreview(getEmptyImage());
  }, [connectPreview]);
  return useCallback((element: HTMLElement | null) => void connect(element), [connect]);
}
