import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartData,
  type ChartEvent,
} from 'chart.js';
import { useMemo, type RefObject } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';

import { useFormat } from '../intl/useFormat.ts';
import { colors } from '../theme/tokens.ts';
import { areaUnderLine } from './areaUnderLine.ts';
import type { ChartContent, ChartSeries } from './chartData.ts';
import { chartOptions, type SeriesKind } from './chartOptions.ts';
import { ReadableChart } from './ReadableChart.tsx';
import { seriesStyles, type SeriesStyle } from './seriesStyle.ts';

Chart.register(
  areaUnderLine,
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** Props of {@link SeriesChart}. */
export interface SeriesChartProps extends ChartContent {
  kind: SeriesKind;
  heightPx: number;
  chartRef: RefObject<Chart | null>;
  /** Called on a click on a point, or on Enter. */
  onPointOpen?: ((index: number) => void) | undefined;
}

/** Dashes of a line from or to a partial point. A partial bar is paler: its color gets two alpha digits. */
const partialDash = [5, 4];
const partialAlpha = '73';

type Points = ChartContent['points'];

const alonePointPx = 3;

/** Checks whether a value has no neighbors for a line to connect to. */
function isAlone(values: ChartSeries['values'], index: number): boolean {
  return values[index - 1] == null && values[index + 1] == null;
}

function toDataset(
  { name, values, isEarlier }: ChartSeries,
  { color, dash }: SeriesStyle,
  points: Points,
  isOnly: boolean,
) {
  const isPartial = (index: number): boolean => !isEarlier && points[index]?.isPartial === true;
  return {
    label: name,
    data: [...values],
    borderColor: color,
    borderWidth: 2,
    borderDash: dash,
    pointRadius: values.map((_, index) => (isAlone(values, index) ? alonePointPx : 0)),
    pointBackgroundColor: color,
    pointHoverRadius: 4,
    pointHitRadius: 16,
    hasArea: isOnly,
    segment: {
      borderDash: ({ p0DataIndex, p1DataIndex }: { p0DataIndex: number; p1DataIndex: number }) =>
        isPartial(p0DataIndex) || isPartial(p1DataIndex) ? partialDash : undefined,
    },
  };
}

/** Columns of a single point: grouped, and wide enough to see. */
const aloneColumns = { maxBarThickness: 48, categoryPercentage: 0.4 };

function toBars(
  { name, values, isEarlier }: ChartSeries,
  { color }: SeriesStyle,
  points: Points,
  kind: SeriesKind,
) {
  const colorOf = (point: Points[number] | undefined) => {
    if (point?.isChosen) return colors.ink;
    return point?.isPartial && !isEarlier ? `${color}${partialAlpha}` : color;
  };
  return {
    label: name,
    data: [...values],
    backgroundColor: values.map((_, index) => colorOf(points[index])),
    borderRadius: 3,
    ...(kind === 'columns' && values.length === 1 ? aloneColumns : { maxBarThickness: 20 }),
  };
}

/** A chart of series over points; accessible by keyboard. */
export function SeriesChart({
  kind,
  label,
  points,
  series,
  formatValue,
  heightPx,
  chartRef,
  onPointOpen,
}: SeriesChartProps) {
  const format = useFormat();
  const write = formatValue ?? format.number;
  const data = useMemo((): ChartData<'line' | 'bar'> => {
    const styles = seriesStyles(series);
    const isOnly = series.filter(({ isEarlier }) => !isEarlier).length === 1;
    return {
      labels: points.map((point) => point.label),
      datasets: series.map((one, index) => {
        const style = styles[index] ?? { color: '', dash: [] };
        return kind === 'line'
          ? toDataset(one, style, points, isOnly && !one.isEarlier)
          : toBars(one, style, points, kind);
      }),
    };
  }, [kind, points, series]);
  const options = useMemo(() => {
    const base = chartOptions(kind, { points, formatValue }, format);
    if (!onPointOpen) return base;
    return {
      ...base,
      onHover: ({ native }: ChartEvent, elements: readonly unknown[]) => {
        if (native?.target instanceof HTMLElement)
          native.target.style.cursor = elements.length > 0 ? 'pointer' : '';
      },
      onClick: (_: unknown, elements: readonly { index: number }[]) => {
        const [element] = elements;
        if (element) onPointOpen(element.index);
      },
    };
  }, [kind, points, formatValue, format, onPointOpen]);
  const describe = (index: number) => {
    const values = series.flatMap(({ name, values }) => {
      const value = values[index];
      return typeof value === 'number' ? [`${name} ${write(value)}`] : [];
    });
    return [points[index]?.fullLabel ?? '', ...values].join(', ');
  };
  return (
    <ReadableChart
      chart={chartRef}
      label={label}
      heightPx={heightPx}
      order={points.map((_, index) => index)}
      describe={describe}
      onPointOpen={onPointOpen}
    >
      <Drawing
        ref={chartRef as RefObject<Chart<'line' | 'bar'> | null>}
        type={kind === 'line' ? 'line' : 'bar'}
        data={data}
        options={options}
        aria-label={label}
      />
    </ReadableChart>
  );
}
