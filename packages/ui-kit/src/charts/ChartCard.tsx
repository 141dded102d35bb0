import Box from '@mui/material/Box';
import type { Chart } from 'chart.js';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormat } from '../intl/useFormat.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { findExtremes, isEmptyChart, toChartTable, type ChartContent, type ChartPoint } from './chartData.ts';
import { ChartFrame, type ChartCardFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { SeriesKind } from './chartOptions.ts';
import { legendOf } from './legend.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { useNamedPoints } from './useNamedPoints.ts';

/** Props of {@link ChartCard}. */
export interface ChartCardProps extends ChartContent, ChartCardFrame {
  /** Default: over time. */
  kind?: SeriesKind;
  /** Shows the newest point first in the table. */
  isNewestFirst?: boolean;
  /** The series are a selection: even a single one shows its name. */
  isOfMany?: boolean;
  onPointOpen?: (index: number) => void;
}

/** Describes the chart's highest and lowest values for screen reader users. */
function Extremes({ points, series, formatValue }: ChartContent) {
  const format = useFormat();
  const write = formatValue ?? format.number;
  const values = series[0]?.values ?? [];
  const found = findExtremes(values, points);
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

/** Returns how to draw the points: a line needs two; a single point would be a dot in an empty field. */
function drawnAs(kind: SeriesKind, { length }: readonly ChartPoint[]): SeriesKind {
  return kind === 'line' && length === 1 ? 'columns' : kind;
}

/** Names the points that cover only part of their interval, so that they are not mistaken for a decline. */
function PartialNote({ kind, points }: { kind: SeriesKind; points: readonly ChartPoint[] }) {
  const intl = useIntl();
  const partial = points.filter(({ isPartial }) => isPartial).map(({ fullLabel }) => fullLabel);
  if (partial.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <FormattedMessage id="ui.chart.partial" values={{ kind, points: intl.formatList(partial) }} />
    </Box>
  );
}

/** A card with series over points: as a chart, as a table, and as files. */
export function ChartCard({
  kind: wantedKind = 'line',
  heightPx = 240,
  isNewestFirst = false,
  isOfMany = false,
  pointName,
  onPointOpen,
  ...props
}: ChartCardProps) {
  const { series, label, formatValue } = props;
  const chart = useRef<Chart>(null);
  const points = useNamedPoints(props.points);
  const inOrder = toChartTable({ points, series }, pointName);
  const table = isNewestFirst ? { ...inOrder, rows: inOrder.rows.toReversed() } : inOrder;
  const kind = drawnAs(wantedKind, points);
  const legend = legendOf(series, kind, isOfMany);
  const isEmpty = isEmptyChart(props);
  return (
    <ChartFrame
      {...props}
      drawingNote={<PartialNote kind={kind} points={props.points} />}
      table={table}
      chart={chart}
      heightPx={heightPx}
      isEmpty={isEmpty}
      legend={legend}
      drawing={
        <>
          <Extremes label={label} points={points} series={series} formatValue={formatValue} />
          <ChartLegend legend={legend} />
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
