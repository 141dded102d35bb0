import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { useFormat } from '../intl/useFormat.ts';
import type { LineChartProps } from './LineChart.tsx';

/** A chart's values as a table, the newest first. */
export function SeriesTable({
  label,
  pointName,
  valueName,
  points,
  heightPx = 240,
}: LineChartProps & { /** Name of the first column. */ pointName: string }) {
  const format = useFormat();
  return (
    <TableContainer sx={{ maxHeight: heightPx }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{pointName}</TableCell>
            <TableCell align="right">{valueName}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {points.toReversed().map((point) => (
            <TableRow key={point.fullLabel}>
              <TableCell>{point.fullLabel}</TableCell>
              <TableCell align="right">{format.number(point.value)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
