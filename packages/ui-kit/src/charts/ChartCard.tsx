import Box from '@mui/material/Box';
import type { Chart } from 'chart.js';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormat } from '../intl/useFormat.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { findExtremes, isEmptyChart, toChartTable, type ChartContent } from './chartData.ts';
import { ChartFrame, type ChartCardFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { SeriesKind } from './chartOptions.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { seriesStyles } from './seriesStyle.ts';

/** Props of {@link ChartCard}. */
export interface ChartCardProps extends ChartContent, ChartCardFrame {
  /** Over time by default. */
  kind?: SeriesKind;
  /** The newest point stands first in the table. */
  isNewestFirst?: boolean;
  onPointOpen?: (index: number) => void;
}

/** What there is to see at a glance, for those who do not. */
function Extremes({ points, series, formatValue }: ChartContent) {
  const format = useFormat();
  const write = formatValue ?? format.number;
  const values = series[0]?.values ?? [];
  const found = findExtremes(values);
  if (!found) return null;
  return (
    <Box component="p" sx={visuallyHidden}>
      <FormattedMessage
        id="ui.chart.extremes"
        values={{
          high: write(values[found.high] ?? 0),
          highPoint: points[found.high]?.fullLabel,
          low: write(values[found.low] ?? 0),
          lowPoint: points[found.low]?.fullLabel,
        }}
      />
    </Box>
  );
}

/** Series over points as a card: drawn, as a table, and as files. */
export function ChartCard({
  kind = 'line',
  heightPx = 240,
  isNewestFirst = false,
  pointName,
  onPointOpen,
  ...props
}: ChartCardProps) {
  const { points, series, label, formatValue } = props;
  const chart = useRef<Chart>(null);
  const inOrder = toChartTable({ points, series }, pointName);
  const table = isNewestFirst ? { ...inOrder, rows: inOrder.rows.toReversed() } : inOrder;
  const styles = seriesStyles(series);
  return (
    <ChartFrame
      {...props}
      table={table}
      chart={chart}
      heightPx={heightPx}
      isEmpty={isEmptyChart(props)}
      legend={series.map(({ name }, index) => ({ name, colour: styles[index]?.colour ?? '' }))}
      drawing={
        <>
          <Extremes label={label} points={points} series={series} formatValue={formatValue} />
          <ChartLegend series={series} />
          <SeriesChart
            kind={kind}
            label={label}
            points={points}
            series={series}
            formatValue={formatValue}
            heightPx={heightPx}
            chartRef={chart}
            onPointOpen={onPointOpen}
          />
        </>
      }
    />
  );
}
