import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { cellStyle } from './cellStyle.ts';
import type { DataTableProps } from './DataTable.tsx';

type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowName' | 'onRowOpen' | 'selection' | 'rowActions'
> & { row: Row };

const ownControls = 'a, button, input, label, [role="menuitem"]';

function SelectRow<Row>({ row, rowId, rowName, selection }: RowProps<Row>) {
  const intl = useIntl();
  if (!selection) return null;
  const id = rowId(row);
  const toggle = () => {
    const next = new Set(selection.ids);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selection.ids.has(id)}
        onChange={toggle}
        slotProps={{
          input: { 'aria-label': intl.formatMessage({ id: 'ui.table.selectRow' }, { name: rowName(row) }) },
        }}
      />
    </TableCell>
  );
}

/** One row: a click anywhere opens it, its first cell is the button that does so by keyboard. */
export function DataTableRow<Row>(props: RowProps<Row>) {
  const { row, columns, rowId, onRowOpen, selection, rowActions } = props;
  const openByClick = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(ownControls) !== null;
    if (!isOnControl) onRowOpen?.(row);
  };
  return (
    <TableRow
      hover={onRowOpen !== undefined}
      selected={selection?.ids.has(rowId(row)) ?? false}
      onClick={onRowOpen ? openByClick : undefined}
      sx={{ cursor: onRowOpen ? 'pointer' : undefined, '&:last-child td': { borderBottom: 0 } }}
    >
      <SelectRow {...props} />
      {columns.map((column, index) => (
        <TableCell key={column.id} align={column.align} sx={cellStyle(column)}>
          {index === 0 && onRowOpen ? (
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="hover"
              onClick={() => onRowOpen(row)}
              sx={{ textAlign: 'left', fontSize: 'inherit', lineHeight: 'inherit' }}
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </TableCell>
      ))}
      {rowActions ? (
        <TableCell padding="checkbox" align="right">
          {rowActions(row)}
        </TableCell>
      ) : null}
    </TableRow>
  );
}
