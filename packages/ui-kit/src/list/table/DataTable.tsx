import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';

import type { ListState } from '../state/listState.ts';
import type { ListSelection } from '../state/selection.ts';
import { noSelection } from '../state/selection.ts';
import { cellLinesRules } from './CellLines.tsx';
import { columnRules } from './columnRules.ts';
import { shownColumns, type Column } from './columns.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRows } from './DataTableRows.tsx';
import { openRules, rowRules } from './rowRules.ts';
import { useDataTable } from './useDataTable.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row extends object> {
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  state: Pick<ListState, 'sort' | 'columns'>;
  onStateChange: (change: Partial<ListState>) => void;
  rowId: (row: Row) => string;
  /** Names a row in its controls' labels. */
  rowName: (row: Row) => string;
  /** What opens on a row's click; its first cell is a button for the keyboard. */
  onRowOpen?: (row: Row) => void;
  /** Given where rows can be chosen. */
  selection?: ListSelection;
  onSelectionChange?: (selection: ListSelection) => void;
  /** Menu or buttons at the end of a row. The same function while it says the same, else all rows are drawn anew. */
  rowActions?: (row: Row) => ReactNode;
  /** Height at which the rows begin to scroll under their head; by default they take what they need. */
  maxHeight?: string;
}

/** The rows of a list under a head that stays; the arrow keys go from row to row. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, state, selection = noSelection, onSelectionChange = () => undefined, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // Other rows are drawn piece by piece, giving way to input; until they are there, those before stay.
  const rows = useDeferredValue(props.rows);
  const table = useDataTable({ ...props, rows, selection, onSelectionChange });
  const isChosen = state.columns !== undefined;
  const shown = useMemo(() => shownColumns(columns, state.columns), [columns, state.columns]);
  const opens = props.onRowOpen !== undefined;
  const style = useMemo(
    () => ({
      ...rowRules,
      ...(opens ? openRules : {}),
      ...cellLinesRules,
      ...columnRules(columns, isChosen),
    }),
    [columns, isChosen, opens],
  );
  return (
    <TableContainer ref={scroller} sx={{ maxHeight: { md: maxHeight } }}>
      <Table stickyHeader aria-label={props.label} aria-rowcount={rows.length + 1} sx={style}>
        <DataTableHead {...props} columns={shown} table={table} />
        <DataTableRows {...props} columns={shown} rows={rows} table={table} scroller={scroller} />
      </Table>
    </TableContainer>
  );
}
