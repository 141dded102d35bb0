import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { getActivePage, type EditorStore } from '@vitrina/editor-core/store';
import { endOf, readGrid, type TableGrid } from '@vitrina/editor-core/tables';
import { useCallback } from 'react';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { useMeasured } from '../../surface/useMeasured.ts';
import type { LineBox } from '../line-drag/useLineDrag.ts';

/** The boxes of a table's rows and columns. */
export interface TableBoxes {
  readonly rows: readonly LineBox[];
  /** In the order of the document; from right to left on a page in that direction. */
  readonly columns: readonly LineBox[];
}

const noBoxes: TableBoxes = { rows: [], columns: [] };

/** Returns the boxes of a table's rows and columns, measured when they might have moved. */
export function useTableBoxes(surface: CanvasSurface, tableId: ComponentId): TableBoxes {
  const store = useEditorStore();
  const findTable = useCallback(
    () => surface.findBlock(tableId)?.querySelector('table') ?? undefined,
    [surface, tableId],
  );
  const measureTable = useCallback(() => measure(store, surface, tableId), [store, surface, tableId]);
  return useMeasured(surface, findTable, measureTable) ?? noBoxes;
}

function measure(store: EditorStore, surface: CanvasSurface, tableId: ComponentId): TableBoxes {
  const page = getActivePage(store.getState());
  const grid = page && getComponent(page, tableId) ? readGrid(page, tableId) : undefined;
  const origin = surface.findBlock(tableId)?.getBoundingClientRect();
  if (grid === undefined || origin === undefined) return noBoxes;
  const rows = grid.rows.flatMap(({ id }) => {
    const box = surface.findBlock(id)?.getBoundingClientRect();
    return box ? { start: box.top - origin.top, end: box.bottom - origin.top } : [];
  });
  // Rows and columns that aren't all on the page yet can't be assigned to their handles.
  const columns = measureColumns(surface, grid, origin.left);
  return rows.length === grid.rows.length ? { rows, columns } : noBoxes;
}

/** Measures each column by cells that begin and end in it: a merged cell has only one of its edges. */
function measureColumns(surface: CanvasSurface, grid: TableGrid, originLeft: number): readonly LineBox[] {
  const lefts = new Map<number, number>();
  const rights = new Map<number, number>();
  for (const { cells } of grid.rows) {
    for (const cell of cells) {
      const last = endOf(cell) - 1;
      if (lefts.has(cell.column) && rights.has(last)) continue;
      const box = surface.findBlock(cell.id)?.getBoundingClientRect();
      if (box === undefined) continue;
      const isRtl = cell.span > 1 && getComputedStyle(surface.page).direction === 'rtl';
      lefts.set(isRtl ? last : cell.column, box.left - originLeft);
      rights.set(isRtl ? cell.column : last, box.right - originLeft);
    }
    if (lefts.size === grid.columnCount && rights.size === grid.columnCount) break;
  }
  return Array.from({ length: grid.columnCount }, (_, column) => {
    const start = lefts.get(column) ?? rights.get(column - 1) ?? 0;
    return { start, end: rights.get(column) ?? lefts.get(column + 1) ?? start };
  });
}
