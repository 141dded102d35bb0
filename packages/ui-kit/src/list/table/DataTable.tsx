import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { useRef, type ReactNode } from 'react';

import type { ListState } from '../state/listState.ts';
import type { ListSelection } from '../state/selection.ts';
import { noSelection } from '../state/selection.ts';
import type { Column } from './columns.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { firstRows, mostDrawn } from './drawnRows.ts';
import { LateLongTableBody } from './LateLongTableBody.tsx';
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
  /** Menu or buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Height at which the rows begin to scroll under their head; by default they take what they need. */
  maxHeight?: string;
}

/** The rows of a list under a head that stays; the arrow keys go from row to row. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { selection = noSelection, onSelectionChange = () => undefined, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useDataTable({ ...props, selection, onSelectionChange });
  const count = props.rows.length;
  return (
    <TableContainer ref={scroller} sx={{ maxHeight: { md: maxHeight } }}>
      <Table
        stickyHeader
        aria-label={props.label}
        aria-rowcount={count + 1}
        sx={{ '& tbody tr:last-of-type td': { borderBottom: 0 } }}
      >
        <DataTableHead {...props} table={table} />
        {count > mostDrawn ? (
          <LateLongTableBody {...props} table={table} scroller={scroller} />
        ) : (
          <DataTableBody {...props} table={table} drawn={firstRows(count)} />
        )}
      </Table>
    </TableContainer>
  );
}
