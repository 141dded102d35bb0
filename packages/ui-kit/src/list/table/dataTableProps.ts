import type { ReactNode } from 'react';

import type { ListState } from '../state/listState.ts';
import type { ListSelection } from '../state/selection.ts';
import type { Column } from './columns.ts';

/** Props of `DataTable`. */
export interface DataTableProps<Row extends object> {
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  state: Pick<ListState, 'sort' | 'columns'>;
  onStateChange: (change: Partial<ListState>) => void;
  rowId: (row: Row) => string;
  /** Returns the name of a row for the labels of its controls. */
  rowName: (row: Row) => string;
  /** Called when a row is clicked; the first cell contains a button for the keyboard. */
  onRowOpen?: (row: Row) => void;
  /** Set if rows can be selected. */
  selection?: ListSelection;
  onSelectionChange?: (selection: ListSelection) => void;
  /** Renders the menu or buttons at the end of a row. Pass a stable function, or all rows rerender. */
  rowActions?: (row: Row) => ReactNode;
  /** The height above which rows scroll below their header. Default: no limit. */
  maxHeight?: string;
}
