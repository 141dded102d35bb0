import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import type { ChartTable } from './chartData.ts';

/** Props of {@link ChartValues}. */
export interface ChartValuesProps {
  label: string;
  table: ChartTable;
  heightPx: number;
  formatValue: (value: number) => string;
}

/** A chart's values as a table. */
export function ChartValues({ label, table, heightPx, formatValue }: ChartValuesProps) {
  const write = (value: string | number | null) => {
    if (value === null) return '—';
    return typeof value === 'number' ? formatValue(value) : value;
  };
  return (
    <TableContainer sx={{ maxHeight: heightPx }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {table.head.map((name, column) => (
              <TableCell key={name} align={column === 0 ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((row) => (
            <TableRow key={row[0]}>
              {row.map((value, column) => (
                <TableCell key={table.head[column]} align={column === 0 ? 'left' : 'right'}>
                  {write(value)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
