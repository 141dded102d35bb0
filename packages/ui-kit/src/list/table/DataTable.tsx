import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { useDeferredValue, useMemo, useRef } from 'react';

import { noSelection } from '../state/selection.ts';
import { cellLinesRules } from './CellLines.tsx';
import { columnRules } from './columnRules.ts';
import { shownColumns } from './columns.ts';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { DataTableRows } from './DataTableRows.tsx';
import { openRules, rowRules } from './rowRules.ts';
import { useDataTable } from './useDataTable.ts';

/** The rows of a list with a sticky header; the arrow keys move between rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, state, selection = noSelection, onSelectionChange = () => undefined, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // New rows render in pieces and yield to input; the old ones stay until then.
  const rows = useDeferredValue(props.rows);
  const table = useDataTable({ ...props, rows, latestRows: props.rows, selection, onSelectionChange });
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
