import { rootId } from '@vitrina/epack-model';
import type { PageBoxes } from '@vitrina/editor-core/drag';

import type { CanvasSurface } from './canvasSurface.ts';

/** Returns functions that measure boxes on the canvas on demand. */
export function createPageBoxes(surface: CanvasSurface): PageBoxes {
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
