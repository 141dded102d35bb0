import { rootId } from '@vitrina/epack-model';
import { useCallback, useMemo } from 'react';
import { type DragItem, findDropPreview, type PageBoxes, type Point } from '@vitrina/editor-core/drag';
import { getNestingContext } from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBlockDrop } from './useBlockDrop.ts';

/** Lets blocks be dropped on the page: returns the ref of the element that takes them and the plan under the pointer. */
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

/** Measures the boxes of the page on the canvas when they are asked for. */
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
