import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { cellStyle } from './cellStyle.ts';
import { shownColumnIds, type Column } from './columns.ts';

const mostRows = 10;

/** The skeleton of a loading list. */
export function DataTableSkeleton<Row>({
  columns,
  chosen,
  rows,
}: {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  rows: number;
}) {
  const indexes = Array.from({ length: Math.min(rows, mostRows) }, (_, index) => index);
  const ids = shownColumnIds(columns, chosen);
  const shown = columns.filter(({ id }) => ids.includes(id));
  const styleOf = (column: Column<Row>) => cellStyle(column, chosen !== undefined);
  return (
    <Table aria-hidden="true">
      <TableHead>
        <TableRow>
          {shown.map((column) => (
            <TableCell key={column.id} align={column.align} sx={styleOf(column)}>
              {column.header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {indexes.map((index) => (
          <TableRow key={index}>
            {shown.map((column) => (
              <TableCell key={column.id} sx={styleOf(column)}>
                <Skeleton width={`${50 + ((index * 17) % 40)}%`} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
