import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useMemo, type ReactNode } from 'react';

import { Delayed } from '../state-view/Delayed.tsx';
import { isForbidden, readErrorFacts } from '../state-view/errorFacts.ts';
import { StateView, type ViewState } from '../state-view/StateView.tsx';
import type { BulkAction } from './bulk/bulkAction.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useListSelection } from './bulk/useListSelection.ts';
import type { ListFilter } from './filters/listFilter.ts';
import { DataCards } from './cards/DataCards.tsx';
import type { ListController } from './listController.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { isNarrowed } from './state/listState.ts';
import { noSelection, type ListSelection } from './state/selection.ts';
import type { Column } from './table/columns.ts';
import { DataTable } from './table/DataTable.tsx';
import type { DataTableProps } from './table/dataTableProps.ts';
import { DataTableSkeleton } from './table/DataTableSkeleton.tsx';
import { findFoldedColumns } from './table/foldColumns.ts';
import { FoldedColumns } from './table/FoldedColumns.tsx';
import { ListPager } from './table/ListPager.tsx';

/** Props of {@link DataList}. */
export interface DataListProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'label' | 'rowId' | 'rowName' | 'onRowOpen' | 'rowActions'
> {
  list: ListController<Row>;
  columns: readonly Column<Row>[];
  filters?: readonly ListFilter[];
  /** The searched fields: "Name or email". Without a label, there is no search. */
  searchLabel?: string;
  /** The name of exported files, without day and extension. Without a name, there is no export. */
  exportName?: string;
  /** Actions on several rows. Rows can be selected if there is at least one. */
  bulkActions?: readonly BulkAction[];
  /** Renders buttons for the selection besides {@link bulkActions}, such as actions with their own dialog. */
  renderBulk?: (selection: ListSelection, clear: () => void) => ReactNode;
  /** The page's own buttons, the primary one last. */
  actions?: ReactNode;
  /** Renders a row as a card. With it, the list has cards instead of a table. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Shown if the list is empty without filters. */
  empty: Extract<ViewState, { kind: 'empty' }>;
}

/** The height of the bars above and below the rows; keeps the pager of a full list in view. */
const aroundRowsPx = 224;
const rowsHeight = `max(320px, calc(100dvh - ${aroundRowsPx}px))`;
const noFilters: readonly ListFilter[] = [];
const noActions: readonly BulkAction[] = [];

function stateOf<Row extends object>({ list, columns, empty }: DataListProps<Row>): ViewState | undefined {
  const { query, state, change } = list;
  if (query.data) {
    if (query.data.items.length > 0) return undefined;
    if (query.data.total > 0) return { kind: 'filteredEmpty', onClearFilters: () => change({ page: 1 }) };
    return isNarrowed(state)
      ? { kind: 'filteredEmpty', onClearFilters: () => change({ search: '', filters: {} }) }
      : empty;
  }
  if (isForbidden(query.error)) {
    return { kind: 'forbidden', permission: readErrorFacts(query.error).permission };
  }
  if (query.error) return { kind: 'error', error: query.error, onRetry: () => void query.refetch() };
  const skeleton = <DataTableSkeleton columns={columns} chosen={state.columns} rows={state.perPage} />;
  return { kind: 'loading', skeleton };
}

/** Progress while a newer page loads; the old one stays visible. */
function Refreshing({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Delayed>
      <LinearProgress
        aria-hidden="true"
        sx={{ position: 'absolute', left: 0, right: 0, height: 2, zIndex: 3 }}
      />
    </Delayed>
  );
}

/** A list with search, filters, order, paging and export; shows its own loading, empty and error states. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { list, columns, filters = noFilters, bulkActions = noActions, renderBulk } = props;
  const [selection, setSelection] = useListSelection(list);
  const { data, isFetching = false, refetch } = list.query;
  const hasSelection = bulkActions.length > 0 || renderBulk !== undefined;
  const state = stateOf(props);
  const items = data?.items;
  const folded = useMemo(
    () => findFoldedColumns(columns, items ?? [], list.state),
    [columns, items, list.state],
  );
  const unfolded = useMemo(() => {
    const ids = new Set(folded.map(({ id }) => id));
    return ids.size === 0 ? columns : columns.filter(({ id }) => !ids.has(id));
  }, [columns, folded]);
  return (
    <>
      <ListToolbar
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={props.searchLabel}
        exportName={props.exportName}
        hasCards={props.renderCard !== undefined}
        actions={props.actions}
      />
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Refreshing isShown={isFetching && data !== undefined} />
        {state || !data ? (
          state && <StateView state={state} />
        ) : (
          <>
            <SelectionBar
              selection={selection}
              total={data.total}
              onSelectionChange={setSelection}
              actions={bulkActions}
              onDone={() => void refetch()}
            >
              {renderBulk?.(selection, () => setSelection(noSelection))}
            </SelectionBar>
            {props.renderCard ? (
              <DataCards
                label={props.label}
                rows={data.items}
                rowId={props.rowId}
                rowName={props.rowName}
                onRowOpen={props.onRowOpen}
                rowActions={props.rowActions}
                renderCard={props.renderCard}
                {...(hasSelection ? { selection, onSelectionChange: setSelection } : {})}
              />
            ) : (
              <>
                <FoldedColumns folded={folded} />
                <DataTable
                  label={props.label}
                  columns={unfolded}
                  rows={data.items}
                  state={list.state}
                  onStateChange={list.change}
                  rowId={props.rowId}
                  rowName={props.rowName}
                  onRowOpen={props.onRowOpen}
                  rowActions={props.rowActions}
                  maxHeight={rowsHeight}
                  {...(hasSelection ? { selection, onSelectionChange: setSelection } : {})}
                />
              </>
            )}
            <ListPager state={list.state} total={data.total} onStateChange={list.change} />
          </>
        )}
      </Paper>
    </>
  );
}
