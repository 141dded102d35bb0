import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { Column } from './columns.ts';
import type { DataTableProps } from './dataTableProps.ts';
import type { ListTable } from './useDataTable.ts';

type HeadProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'state' | 'selection' | 'rowActions'
> & { table: ListTable<Row> };

function SelectAll<Row extends object>({ table, selection }: HeadProps<Row>) {
  const intl = useIntl();
  if (!selection) return null;
  const isAll = table.getIsAllRowsSelected();
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && table.getIsSomeRowsSelected()}
        onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
        slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'ui.list.selectPage' }) } }}
      />
    </TableCell>
  );
}

/** The position of a column's rule in an order by several columns. */
function SortPlace({ place }: { place: number }) {
  return (
    <Box component="span" aria-hidden="true" sx={{ fontSize: 10, fontWeight: 600 }}>
      {place}
    </Box>
  );
}

/** The name of a column. One of several names, as in `Owner / Author`, breaks only between them. */
function HeadText({ text }: { text: string }) {
  const names = text.split(' / ');
  if (names.length === 1) return text;
  return (
    <span>
      {names.map((name, at) => (
        <Fragment key={name}>
          <span style={{ whiteSpace: 'nowrap' }}>{at < names.length - 1 ? `${name} /` : name}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

function HeadCell<Row extends object>({ column, table, state }: HeadProps<Row> & { column: Column<Row> }) {
  const model = table.getColumn(column.id);
  const direction = model?.getIsSorted() ?? false;
  const hasSeveral = state.sort.length > 1;
  return (
    <TableCell align={column.align} sortDirection={direction} data-column={column.id}>
      {column.isSortable ? (
        <TableSortLabel
          active={direction !== false}
          direction={direction === false ? 'asc' : direction}
          onClick={model?.getToggleSortingHandler()}
        >
          <HeadText text={column.header} />
          {direction !== false && hasSeveral ? (
            <SortPlace place={state.sort.findIndex(({ id }) => id === column.id) + 1} />
          ) : null}
        </TableSortLabel>
      ) : (
        <HeadText text={column.header} />
      )}
    </TableCell>
  );
}

/** The column names; a click sorts the list, with Shift by several columns. */
export function DataTableHead<Row extends object>(props: HeadProps<Row>) {
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
              <FormattedMessage id="ui.list.actions" />
            </span>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
}
