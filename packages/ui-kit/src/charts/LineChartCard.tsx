import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Card } from '../card/Card.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import { SeriesTable } from './SeriesTable.tsx';

/** Props of {@link LineChartCard}. */
export interface LineChartCardProps extends LineChartProps {
  title: ReactNode;
  /** Name of the points, the first column of the table: "Day". */
  pointName: string;
  /** Stands above the chart: the number that matters. */
  children?: ReactNode;
  /** A line under the chart, as the range and the time zone. */
  note?: ReactNode;
}

/** A number that matters, its line over time, and the line's values as a table one click away. */
export function LineChartCard({ title, pointName, children, note, ...chart }: LineChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      title={title}
      actions={
        <Button
          sx={{ mr: -3 }}
          startIcon={isTable ? <ShowChart /> : <TableRows />}
          onClick={() => setIsTable(!isTable)}
        >
          <FormattedMessage id={isTable ? 'ui.chart.showChart' : 'ui.chart.showTable'} />
        </Button>
      }
    >
      {children}
      {isTable ? <SeriesTable {...chart} pointName={pointName} /> : <LineChart {...chart} />}
      {note ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 3 }}>
          {note}
        </Typography>
      ) : null}
    </Card>
  );
}
