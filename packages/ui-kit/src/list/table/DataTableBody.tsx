import TableBody from '@mui/material/TableBody';

import type { DataTableProps } from './DataTable.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { ListTable } from './useDataTable.ts';
import { useRowKeys } from './useRowKeys.ts';
import type { VirtualRows } from './useVirtualRows.ts';

type BodyProps<Row extends object> = DataTableProps<Row> & {
  table: ListTable<Row>;
  drawn: VirtualRows;
};

/** Holds the room of rows that are out of sight. */
function Gap({ heightPx }: { heightPx: number }) {
  return heightPx > 0 ? <tr aria-hidden="true" style={{ height: heightPx }} /> : null;
}

/** The rows, of a long list those in sight. */
export function DataTableBody<Row extends object>(props: BodyProps<Row>) {
  const { table, drawn, selection } = props;
  const { rows } = table.getRowModel();
  const onKeyDown = useRowKeys(selection ? (id) => table.getRow(id).toggleSelected() : undefined);
  return (
    <TableBody onKeyDown={onKeyDown}>
      <Gap heightPx={drawn.beforePx} />
      {drawn.indexes.map((index) => {
        const row = rows[index];
        return row ? <DataTableRow key={row.id} {...props} row={row} position={index} /> : null;
      })}
      <Gap heightPx={drawn.afterPx} />
    </TableBody>
  );
}
