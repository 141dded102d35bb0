import { useCallback, useEffect, type RefCallback } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { blockDragType, type DragItem } from '@vitrina/editor-core/drag';

/**
 * Makes an element a drag source for the page. Returns its ref.
 *
 * @param getItem - returns the dragged item, or `null` if nothing can be dragged. Must be stable between
 * renders
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
