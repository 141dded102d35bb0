import type { Column } from './columns.ts';
import { cellStyle } from './cellStyle.ts';

/**
 * The styles of each column's cells as rules of the table. A style per cell would be computed for each cell,
 * which cost more than rendering the row's content.
 */
export function columnRules<Row>(columns: readonly Column<Row>[], isChosen: boolean) {
  return Object.fromEntries(
    columns.map((column) => [
      `& [data-column="${column.id}"]`,
      { ...cellStyle(column, isChosen), textAlign: column.align },
    ]),
  );
}
