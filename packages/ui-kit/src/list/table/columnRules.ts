import type { Column } from './columns.ts';
import { cellStyle } from './cellStyle.ts';

/**
 * The style of each column's cells as rules of the table. A style of its own for each cell would be worked out cell by cell,
 * which cost a row more than its content.
 */
export function columnRules<Row>(columns: readonly Column<Row>[], isChosen: boolean) {
  return Object.fromEntries(
    columns.map((column) => [
      `& [data-column="${column.id}"]`,
      { ...cellStyle(column, isChosen), textAlign: column.align },
    ]),
  );
}
