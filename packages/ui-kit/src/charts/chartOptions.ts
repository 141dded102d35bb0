import type { ChartOptions, TooltipItem } from 'chart.js';

import type { Format } from '../intl/formatOf.ts';
import { colors, fontFamily } from '../theme/tokens.ts';
import type { ChartContent } from './chartData.ts';

/** How to draw the series of a chart: over time, as columns, or as horizontal bars. */
export type SeriesKind = 'line' | 'columns' | 'bars';

const tickStyle = { color: colors.inkSoft, font: { family: fontFamily, size: 12 } };

/** The style of all charts' tooltips. */
export const tooltipStyle = {
  displayColors: false,
  backgroundColor: colors.ink,
  titleFont: { family: fontFamily, size: 12, weight: 400 },
  bodyFont: { family: fontFamily, size: 13, weight: 600 },
  padding: 8,
} as const;

function pointScale(isLong: boolean) {
  return {
    grid: { display: false },
    ticks: { ...tickStyle, maxRotation: 0, autoSkip: !isLong, autoSkipPadding: 24 },
  };
}

function valueScale(writeTick: (value: number) => string) {
  return {
    beginAtZero: true,
    border: { display: false },
    grid: { color: colors.line },
    ticks: {
      ...tickStyle,
      precision: 0,
      maxTicksLimit: 6,
      maxRotation: 0,
      autoSkipPadding: 12,
      callback: (value: string | number) => writeTick(Number(value)),
    },
  };
}

/** The options of a chart over points: scales from zero, and a tooltip with all values of a point. */
export function chartOptions(
  kind: SeriesKind,
  { points, formatValue }: Pick<ChartContent, 'points' | 'formatValue'>,
  format: Format,
): ChartOptions<'line' | 'bar'> {
  const isLong = kind === 'bars';
  const write = formatValue ?? format.number;
  const values = valueScale(formatValue ?? format.compact);
  return {
    animation: false,
    maintainAspectRatio: false,
    indexAxis: isLong ? 'y' : 'x',
    interaction: { mode: 'index', intersect: false, axis: isLong ? 'y' : 'x' },
    scales: isLong ? { x: values, y: pointScale(true) } : { x: pointScale(false), y: values },
    plugins: {
      tooltip: {
        ...tooltipStyle,
        callbacks: {
          title: ([item]: TooltipItem<'line' | 'bar'>[]) =>
            item ? (points[item.dataIndex]?.fullLabel ?? '') : '',
          label: ({ dataset, raw }: TooltipItem<'line' | 'bar'>) =>
            `${dataset.label ?? ''}: ${write(Number(raw))}`,
        },
      },
    },
  };
}
