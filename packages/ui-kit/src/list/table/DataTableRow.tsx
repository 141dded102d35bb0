import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { useIntl } from 'react-intl';

import type { DataTableProps } from './dataTableProps.ts';
import type { DrawnRows } from './drawnRows.ts';
import type { ListTable } from './useDataTable.ts';

type ModelRow<Row extends object> = ReturnType<ListTable<Row>['getRow']>;

type RowProps<Row extends object> = Pick<DataTableProps<Row>, 'columns' | 'rowActions'> & {
  row: ModelRow<Row>;
  /** The row's name in the labels of its controls. */
  name: string;
  position: number;
  measure: DrawnRows['measure'];
  /** Whether a click opens something. */
  opens: boolean;
  canSelect: boolean;
  isSelected: boolean;
};

function SelectRow<Row extends object>({ row, name, isSelected }: RowProps<Row>) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ui.list.selectRow' }, { name });
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

function Row<Row extends object>(props: RowProps<Row>) {
  const { row, columns, position, measure, opens, canSelect, isSelected, rowActions } = props;
  return (
    <tr
      ref={measure}
      data-row={row.id}
      data-index={position}
      // The header is the first row.
      aria-rowindex={position + 2}
      data-selected={isSelected ? '' : undefined}
    >
      {canSelect ? <SelectRow {...props} /> : null}
      {columns.map(({ id, cell }, index) => {
        const content = cell(row.original);
        return (
          <td key={id} data-column={id}>
            {index === 0 && opens ? (
              <button type="button" data-opens="">
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
      {rowActions ? <td data-narrow="">{rowActions(row.original)}</td> : null}
    </tr>
  );
}

/** A row: a click anywhere opens it; its first cell has a button that opens it by keyboard. */
export const DataTableRow = memo(Row) as typeof Row;
