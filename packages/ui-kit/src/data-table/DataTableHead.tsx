import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { FormattedMessage, useIntl } from 'react-intl';

import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { cellStyle } from './cellStyle.ts';
import type { Column } from './columns.ts';
import type { DataTableProps } from './DataTable.tsx';

type HeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'params' | 'onParamsChange' | 'selection' | 'rowActions' | 'rowId'
> & { rows: readonly Row[] };

function SelectAll<Row>({ selection, rows, rowId }: HeadProps<Row>) {
  const intl = useIntl();
  if (!selection) return null;
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const toggle = () => {
    const others = [...selection.ids].filter((id) => !ids.includes(id));
    selection.onChange(new Set(chosen === ids.length ? others : [...others, ...ids]));
  };
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'ui.table.selectAll' }) } }}
      />
    </TableCell>
  );
}

function HeadCell<Row>({ column, params, onParamsChange }: HeadProps<Row> & { column: Column<Row> }) {
  const isSorted = params.sortBy === column.id;
  const sort = () =>
    onParamsChange({
      sortBy: column.id,
      sortDirection: isSorted && params.sortDirection === 'asc' ? 'desc' : 'asc',
    });
  return (
    <TableCell
      align={column.align}
      sortDirection={isSorted ? params.sortDirection : false}
      sx={cellStyle(column)}
    >
      {column.isSortable ? (
        <TableSortLabel active={isSorted} direction={isSorted ? params.sortDirection : 'asc'} onClick={sort}>
          {column.header}
        </TableSortLabel>
      ) : (
        column.header
      )}
    </TableCell>
  );
}

/** The names of the columns, by which the list can be sorted. */
export function DataTableHead<Row>(props: HeadProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        <SelectAll {...props} />
        {props.columns.map((column) => (
          <HeadCell key={column.id} {...props} column={column} />
        ))}
        {props.rowActions ? (
          <TableCell padding="checkbox">
            <span style={visuallyHidden}>
              <FormattedMessage id="ui.table.actions" />
            </span>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
}
