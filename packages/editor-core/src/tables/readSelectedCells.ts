import { getComponent, getSubtree, type ComponentId, type Page } from '@vitrina/epack-model';

import type { PastedCells } from './pasteCells.ts';
import { cellKey, rowKey } from './tableGrid.ts';
import { findTarget } from './tableTarget.ts';

/**
 * Returns the texts of the selected cells or rows of one table, row by row; undefined for any other
 * selection. A cell within their rows and columns that isn't selected is empty.
 */
export function readSelectedCells(page: Page, selection: readonly ComponentId[]): PastedCells | undefined {
  const keys = new Set(selection.map((id) => getComponent(page, id)?.componentKey));
  const [key] = keys;
  const target = findTarget(page, selection);
  if (target === undefined || keys.size !== 1 || (key !== cellKey && key !== rowKey)) return undefined;
  const { grid, rows } = target;
  const columns = key === rowKey ? Array.from({ length: grid.columnCount }, (_, at) => at) : target.columns;
  const selected = new Set(selection);
  return rows.map((row) => {
    const { id: rowId, cells = [] } = grid.rows[row] ?? {};
    return columns.map((column) => {
      const cell = cells.find((each) => each.column === column);
      const isSelected = selected.has(key === rowKey ? (rowId ?? 0) : (cell?.id ?? 0));
      return cell && isSelected ? readText(page, cell.id) : '';
    });
  });
}

/** Returns the texts of a cell, as one. */
function readText(page: Page, cellId: ComponentId): string {
  const texts = getSubtree(page, cellId).flatMap(({ props }) => {
    const value = props.text?.value.desktop;
    return typeof value === 'string' && value !== '' ? value : [];
  });
  return texts.join('<br>');
}
