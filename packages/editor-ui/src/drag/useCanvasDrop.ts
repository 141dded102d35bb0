import { rootId } from '@vitrina/epack-model';
import { useCallback, useMemo } from 'react';
import { type DragItem, findDropPreview, type PageBoxes, type Point } from '@vitrina/editor-core/drag';
import { getNestingContext } from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
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

/** Returns functions that measure boxes on the canvas on demand. */
function createPageBoxes(surface: CanvasSurface): PageBoxes {
  return {
    getBox(id) {
      const element = id === rootId ? surface.page : surface.findBlock(id);
      const rect = element?.getBoundingClientRect();
      if (!rect || (rect.width === 0 && rect.height === 0)) return undefined;
      // Copies the values one by one, because spreading a DOMRect returns an empty object: its values are on
      // the prototype.
      return { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    },
    findIdAt: surface.findIdAt,
  };
}
