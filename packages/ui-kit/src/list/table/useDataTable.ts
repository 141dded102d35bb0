import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';

import type { ListState } from '../state/listState.ts';
import type { ListSelection } from '../state/selection.ts';
import type { Column } from './columns.ts';

/** The features of TanStack Table that lists use; the server pages, sorts and filters. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

type Features = typeof features;

/** The table model of a list. */
export type ListTable<Row extends RowData> = ReactTable<Features, Row>;

/** Input of the table model. */
export interface DataTableModel<Row extends RowData> {
  rows: readonly Row[];
  /** The rows of the last answer, which `rows` become as soon as they are drawn. */
  latestRows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: Pick<ListState, 'sort'>;
  onStateChange: (change: Partial<ListState>) => void;
  selection: ListSelection;
  onSelectionChange: (selection: ListSelection) => void;
}

function toDefinitions<Row extends RowData>(columns: readonly Column<Row>[]): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    cell: ({ row }) => column.cell(row.original),
    // Without an accessor, TanStack Table treats no column as sortable.
    accessorFn: () => null,
    enableSorting: column.isSortable ?? false,
  }));
}

function selectedRecord(selection: ListSelection, ids: readonly string[]): Record<string, true> {
  const chosen = selection.kind === 'all' ? ids : [...selection.ids];
  return Object.fromEntries(chosen.map((id) => [id, true]));
}

/** Leaves out rows that are newly selected, but no longer in the list: they are about to disappear. */
function withoutGone<Row extends RowData>(
  ids: readonly string[],
  selected: Readonly<Record<string, unknown>>,
  { latestRows, rowId }: Pick<DataTableModel<Row>, 'latestRows' | 'rowId'>,
): ReadonlySet<string> {
  const there = new Set(latestRows.map(rowId));
  return new Set(ids.filter((id) => there.has(id) || Object.hasOwn(selected, id)));
}

/** Creates the table model of a list with server-side paging, order and filters. */
export function useDataTable<Row extends RowData>(model: DataTableModel<Row>): ListTable<Row> {
  const { rows, columns, rowId, state, selection } = model;
  const definitions = useMemo(() => toDefinitions(columns), [columns]);
  const sorting = useMemo(() => state.sort.map((rule) => ({ ...rule })), [state.sort]);
  const rowSelection = useMemo(() => selectedRecord(selection, rows.map(rowId)), [selection, rows, rowId]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    sortDescFirst: false,
    enableRowRangeSelection: true,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => model.onStateChange({ sort: functionalUpdate(updater, sorting) }),
    onRowSelectionChange: (updater) =>
      model.onSelectionChange({
        kind: 'some',
        ids: withoutGone(Object.keys(functionalUpdate(updater, rowSelection)), rowSelection, model),
      }),
  });
}
