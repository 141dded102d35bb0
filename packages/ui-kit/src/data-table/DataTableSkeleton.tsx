import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { cellStyle } from './cellStyle.ts';
import type { Column } from './columns.ts';

const mostRows = 10;

/** The shape of a list that is on its way. */
export function DataTableSkeleton<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: number }) {
  const indexes = Array.from({ length: Math.min(rows, mostRows) }, (_, index) => index);
  return (
    <Table aria-hidden="true">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.id} align={column.align} sx={cellStyle(column)}>
              {column.header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {indexes.map((index) => (
          <TableRow key={index}>
            {columns.map((column) => (
              <TableCell key={column.id} sx={cellStyle(column)}>
                <Skeleton width={`${50 + ((index * 17) % 40)}%`} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
