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
