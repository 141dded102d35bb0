import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';

import { isForbidden, readErrorFacts } from '../state-view/errorFacts.ts';
import type { QueryLike } from '../state-view/QueryView.tsx';
import { StateView, type ViewState } from '../state-view/StateView.tsx';
import type { Column } from './columns.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTablePager } from './DataTablePager.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { ListParams } from './listParams.ts';

/** One page of a list as the server answers it. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
}

/** Rows chosen for an action, by id. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  query: QueryLike<ListPage<Row>>;
  params: ListParams;
  onParamsChange: (change: Partial<ListParams>) => void;
  rowId: (row: Row) => string;
  /** Names a row in its controls' labels. */
  rowName: (row: Row) => string;
  /** What opens on a row's click; its name is a button for the keyboard. */
  onRowOpen?: (row: Row) => void;
  selection?: RowSelection;
  /** Menu or buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown where the list has nothing at all. */
  empty: Extract<ViewState, { kind: 'empty' }>;
  /** Given where filters are set; clears them. */
  onClearFilters?: () => void;
}

function stateOf<Row>(props: DataTableProps<Row>): ViewState | undefined {
  const { query } = props;
  if (query.data) {
    if (query.data.items.length > 0) return undefined;
    return props.onClearFilters
      ? { kind: 'filteredEmpty', onClearFilters: props.onClearFilters }
      : props.empty;
  }
  if (isForbidden(query.error)) {
    return { kind: 'forbidden', permission: readErrorFacts(query.error).permission };
  }
  if (query.error) return { kind: 'error', error: query.error, onRetry: () => void query.refetch() };
  return {
    kind: 'loading',
    skeleton: <DataTableSkeleton columns={props.columns} rows={props.params.perPage} />,
  };
}

/** A list whose paging and sorting the server does; loading, empty and failed it says so in its own place. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const state = stateOf(props);
  const { data } = props.query;
  if (state || !data) {
    return <Paper variant="outlined">{state ? <StateView state={state} /> : null}</Paper>;
  }
  return (
    <Paper variant="outlined">
      <TableContainer>
        <Table aria-label={props.label}>
          <DataTableHead {...props} rows={data.items} />
          <TableBody>
            {data.items.map((row) => (
              <DataTableRow key={props.rowId(row)} {...props} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <DataTablePager params={props.params} total={data.total} onParamsChange={props.onParamsChange} />
    </Paper>
  );
}
