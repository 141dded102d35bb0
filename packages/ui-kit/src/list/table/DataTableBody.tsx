import TableBody from '@mui/material/TableBody';
import type { MouseEvent } from 'react';

import type { DataTableProps } from './dataTableProps.ts';
import { DataTableRow } from './DataTableRow.tsx';
import type { DrawnRows } from './drawnRows.ts';
import type { ListTable } from './useDataTable.ts';
import { useRowKeys } from './useRowKeys.ts';

/** Props of {@link DataTableBody}. */
export type DataTableBodyProps<Row extends object> = DataTableProps<Row> & {
  table: ListTable<Row>;
  drawn: DrawnRows;
};

const ownControls = 'a, button, input, label, [role="menuitem"]';

/** Returns the id of the row that a click opens; undefined if a control in the row handles the click. */
function openedBy(target: Element): string | undefined {
  const control = target.closest(ownControls);
  if (control && !control.matches('[data-opens]')) return undefined;
  return target.closest<HTMLElement>('tr[data-row]')?.dataset.row;
}

/** Reserves the space of rows that are out of view. */
function Gap({ heightPx }: { heightPx: number }) {
  return heightPx > 0 ? <tr aria-hidden="true" style={{ height: heightPx }} /> : null;
}

/** Renders the rows; for a long list, only those in view. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { table, drawn, selection, columns, rowName, onRowOpen, rowActions } = props;
  const { rows } = table.getRowModel();
  const onKeyDown = useRowKeys({
    count: rows.length,
    reveal: drawn.reveal,
    onSelect: selection ? (id) => table.getRow(id).toggleSelected() : undefined,
  });
  const openByClick = ({ target }: MouseEvent<HTMLElement>) => {
    const id = target instanceof Element ? openedBy(target) : undefined;
    if (id !== undefined) onRowOpen?.(table.getRow(id).original);
  };
  return (
    <TableBody onKeyDown={onKeyDown} onClick={onRowOpen ? openByClick : undefined}>
      <Gap heightPx={drawn.beforePx} />
      {drawn.indexes.map((index) => {
        const row = rows[index];
        // Passes only props the row needs, so that scrolling does not rerender visible rows.
        return row ? (
          <DataTableRow
            key={row.id}
            row={row}
            position={index}
            measure={drawn.measure}
            columns={columns}
            name={rowName(row.original)}
            opens={onRowOpen !== undefined}
            canSelect={selection !== undefined}
            isSelected={selection !== undefined && row.getIsSelected()}
            rowActions={rowActions}
          />
        ) : null;
      })}
      <Gap heightPx={drawn.afterPx} />
    </TableBody>
  );
}
