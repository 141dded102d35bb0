import type { ComponentId } from '@vitrina/epack-model';
import { getActivePage } from '@vitrina/editor-core/store';
import { findCellPlace } from '@vitrina/editor-core/tables';
import { useEffect, useState } from 'react';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { findBlockId, type CanvasSurface } from '../../surface/canvasSurface.ts';

/** The indexes of a cell's row and of its first column. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Returns the place of the cell of a table under the pointer, also while the pointer is on the handles at the
 * edges of the table.
 */
export function useHoveredCell(surface: CanvasSurface, tableId: ComponentId): CellPlace | undefined {
  const store = useEditorStore();
  const [place, setPlace] = useState<CellPlace>();
  useEffect(() => {
    const find = (target: Element | null | undefined) => {
      const page = getActivePage(store.getState());
      const id = findBlockId(target);
      const next = page && id !== undefined ? findCellPlace(page, tableId, id) : undefined;
      setPlace((before) => (before?.row === next?.row && before?.column === next?.column ? before : next));
    };
    const onOver = ({ target }: Event) => find(target instanceof Element ? target : null);
    // The pointer can be on a cell before the handles are loaded.
    find([...surface.page.querySelectorAll('[data-block]:hover')].at(-1));
    surface.page.addEventListener('pointerover', onOver);
    return () => surface.page.removeEventListener('pointerover', onOver);
  }, [surface, store, tableId]);
  return place;
}
