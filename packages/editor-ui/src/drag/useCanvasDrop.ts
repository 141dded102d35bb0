import { useCallback, useMemo } from 'react';
import { type DragItem, findDropPreview, type Point } from '@vitrina/editor-core/drag';
import { getNestingContext } from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { createPageBoxes } from '../surface/pageBoxes.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBlockDrop } from './useBlockDrop.ts';

/**
 * Makes the page a drop target for blocks. Returns the ref of the target element and the plan at the pointer.
 */
export function useCanvasDrop(surface: CanvasSurface) {
  const store = useEditorStore();
  const boxes = useMemo(() => createPageBoxes(surface), [surface]);
  const findPlan = useCallback(
    (item: DragItem, pointer: Point) => {
      const context = getNestingContext(store.getState(), store.services.catalogue);
      return context && findDropPreview(context, boxes, item, pointer);
    },
    [store, boxes],
  );
  return useBlockDrop(findPlan);
}
