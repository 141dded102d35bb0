import Checkbox from '@mui/material/Checkbox';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { DataTableProps } from './DataTable.tsx';
import type { DrawnRows } from './drawnRows.ts';
import type { ListTable } from './useDataTable.ts';

type ModelRow<Row extends object> = ReturnType<ListTable<Row>['getRow']>;

type RowProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'onRowOpen' | 'rowActions'
> & {
  row: ModelRow<Row>;
  position: number;
  measure: DrawnRows['measure'];
  canSelect: boolean;
  isSelected: boolean;
};

const ownControls = 'a, button, input, label, [role="menuitem"]';

function SelectRow<Row extends object>({ row, rowName, isSelected }: RowProps<Row>) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ui.list.selectRow' }, { name: rowName(row.original) });
  return (
    <td data-narrow="">
      <Checkbox
        checked={isSelected}
        onChange={row.getToggleSelectedHandler()}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </td>
  );
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" data-opens="" onClick={onOpen}>
      {children}
    </button>
  );
}

function Row<Row extends object>(props: RowProps<Row>) {
  const { row, columns, position, measure, onRowOpen, canSelect, isSelected, rowActions } = props;
  const open = onRowOpen && (() => onRowOpen(row.original));
  const openByClick = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(ownControls) !== null;
    if (!isOnControl) open?.();
  };
  return (
    <tr
      ref={measure}
      data-row={row.id}
      data-index={position}
      // The head is the first row.
      aria-rowindex={position + 2}
      data-selected={isSelected ? '' : undefined}
      onClick={open ? openByClick : undefined}
    >
      {canSelect ? <SelectRow {...props} /> : null}
      {columns.map(({ id, cell }, index) => {
        const content = cell(row.original);
        return (
          <td key={id} data-column={id}>
            {index === 0 && open ? <OpenButton onOpen={open}>{content}</OpenButton> : content}
          </td>
        );
      })}
      {rowActions ? <td data-narrow="">{rowActions(row.original)}</td> : null}
    </tr>
  );
}

/** One row: a click anywhere opens it, its first cell is the button that does so by keyboard. */
export const DataTableRow = memo(Row) as typeof Row;
