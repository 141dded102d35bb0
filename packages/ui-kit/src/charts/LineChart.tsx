import Box from '@mui/material/Box';
import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';

import { useFormat } from '../intl/useFormat.ts';
import { colours, fontFamily } from '../theme/tokens.ts';

Chart.register(CategoryScale, Filler, LinearScale, LineElement, PointElement, Tooltip);

/** One point of a line. */
export interface LinePoint {
  /** As the axis writes it. */
  label: string;
  /** As the tooltip and the table write it. */
  fullLabel: string;
  value: number;
}

/** Props of {@link LineChart}. */
export interface LineChartProps {
  /** What the chart shows, in one sentence, for those who cannot see it. */
  label: string;
  /** Name of the values, in the tooltip. */
  valueName: string;
  points: readonly LinePoint[];
  heightPx?: number;
}

const tickStyle = { color: colours.inkSoft, font: { family: fontFamily, size: 12 } };

/** A line over time, beginning at zero. */
export function LineChart({ label, valueName, points, heightPx = 240 }: LineChartProps) {
  const format = useFormat();
  const data = useMemo(
    () => ({
      labels: points.map((point) => point.label),
      datasets: [
        {
          label: valueName,
          data: points.map((point) => point.value),
          borderColor: colours.accent,
          backgroundColor: 'rgba(47, 91, 255, 0.08)',
          borderWidth: 2,
          pointRadius: points.length === 1 ? 3 : 0,
          pointHoverRadius: 4,
          pointHitRadius: 16,
          fill: true,
        },
      ],
    }),
    [points, valueName],
  );
  const options = useMemo<ChartOptions<'line'>>(
    () => ({
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { grid: { display: false }, ticks: { ...tickStyle, maxRotation: 0, autoSkipPadding: 24 } },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: colours.line },
          ticks: {
            ...tickStyle,
            precision: 0,
            maxTicksLimit: 6,
            callback: (value) => format.compact(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          backgroundColor: colours.ink,
          titleFont: { family: fontFamily, size: 12, weight: 400 },
          bodyFont: { family: fontFamily, size: 14, weight: 600 },
          padding: 8,
          callbacks: {
            title: ([item]) => (item ? (points[item.dataIndex]?.fullLabel ?? '') : ''),
            label: (item) => `${valueName}: ${format.number(Number(item.raw))}`,
          },
        },
      },
    }),
    [format, points, valueName],
  );
  return (
    <Box sx={{ height: heightPx, position: 'relative' }}>
      <Line data={data} options={options} aria-label={label} />
    </Box>
  );
}
