import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { DataTableProps } from './DataTable.tsx';
import type { DrawnRows } from './drawnRows.ts';
import type { ListTable } from './useDataTable.ts';

type ModelRow<Row extends object> = ReturnType<ListTable<Row>['getRow']>;

type RowProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'onRowOpen' | 'selection' | 'rowActions'
> & { row: ModelRow<Row>; position: number; measure: DrawnRows['measure'] };

const ownControls = 'a, button, input, label, [role="menuitem"]';

function SelectRow<Row extends object>({ row, rowName, selection }: RowProps<Row>) {
  const intl = useIntl();
  if (!selection) return null;
  const label = intl.formatMessage({ id: 'ui.list.selectRow' }, { name: rowName(row.original) });
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </TableCell>
  );
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" color="inherit" underline="hover" data-opens="" onClick={onOpen}>
      {children}
    </Link>
  );
}

function Row<Row extends object>(props: RowProps<Row>) {
  const { row, columns, position, measure, onRowOpen, selection, rowActions } = props;
  const open = onRowOpen && (() => onRowOpen(row.original));
  const openByClick = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(ownControls) !== null;
    if (!isOnControl) open?.();
  };
  return (
    <TableRow
      ref={measure}
      data-row={row.id}
      data-index={position}
      // The head is the first row.
      aria-rowindex={position + 2}
      hover={open !== undefined}
      selected={selection !== undefined && row.getIsSelected()}
      onClick={open ? openByClick : undefined}
    >
      <SelectRow {...props} />
      {row.getVisibleCells().map((cell, index) => {
        const column = columns.find(({ id }) => id === cell.column.id);
        if (!column) return null;
        const content = column.cell(row.original);
        return (
          <TableCell key={cell.id} align={column.align} data-column={column.id}>
            {index === 0 && open ? <OpenButton onOpen={open}>{content}</OpenButton> : content}
          </TableCell>
        );
      })}
      {rowActions ? (
        <TableCell padding="checkbox" align="right">
          {rowActions(row.original)}
        </TableCell>
      ) : null}
    </TableRow>
  );
}

/** One row: a click anywhere opens it, its first cell is the button that does so by keyboard. */
export const DataTableRow = memo(Row) as typeof Row;
