import type { ListState } from '../state/listState.ts';
import type { Column } from './columns.ts';

/** A column that says the same in every row. */
export interface FoldedColumn {
  readonly id: string;
  readonly header: string;
  /** The text of every row; empty if all cells are empty. */
  readonly text: string;
}

/**
 * Finds the columns whose text is the same in every row. None while there is only one row, while the user has
 * chosen the columns, or for the column that the rows are sorted by.
 */
export function findFoldedColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { columns: chosen, sort }: Pick<ListState, 'columns' | 'sort'>,
): readonly FoldedColumn[] {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || chosen !== undefined) return [];
  return columns.flatMap(({ id, header, foldText, isOptional }) => {
    if (!foldText || isOptional || sort.some((rule) => rule.id === id)) return [];
    const text = foldText(first);
    return others.every((row) => foldText(row) === text) ? [{ id, header, text }] : [];
  });
}
