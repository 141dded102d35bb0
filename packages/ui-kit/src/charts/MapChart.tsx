import { Chart, Tooltip, type ChartData, type ChartOptions, type TooltipItem } from 'chart.js';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { useCallback, useMemo, type RefObject } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';

import { useFormat } from '../intl/useFormat.ts';
import { colors } from '../theme/tokens.ts';
import { tooltipStyle } from './chartOptions.ts';
import { ReadableChart } from './ReadableChart.tsx';
import type { CountryShape } from './topology.ts';

Chart.register(ChoroplethController, ColorScale, GeoFeature, ProjectionScale, Tooltip);

/** A country and its number of events. */
export interface CountryValue {
  /** Two letters of ISO 3166-1. */
  code: string;
  count: number;
}

/** Props of {@link MapChart}. */
export interface MapChartProps {
  label: string;
  values: readonly CountryValue[];
  /** Name of the values, in the tooltip. */
  valueName: string;
  nameOf: (code: string) => string;
  heightPx: number;
  chartRef: RefObject<Chart | null>;
  shapes: readonly CountryShape[];
}

/** The ratio of the projected world without Antarctica. */
export const mapAspectRatio = 2;

const none = [231, 233, 237];
const most = [47, 91, 255];
/** The minimum shade, so that one visit differs from none. */
const leastShare = 0.15;

/** Returns the color of a share of the maximum, from 0 to 1. */
export function mapColor(share: number): string {
  const part = share > 0 ? leastShare + share * (1 - leastShare) : 0;
  const channels = none.map((value, index) => Math.round(value + ((most[index] ?? 0) - value) * part));
  return `rgb(${channels.join(', ')})`;
}

/** A map of countries, darker for higher values. */
export function MapChart({ label, values, valueName, nameOf, heightPx, chartRef, shapes }: MapChartProps) {
  const format = useFormat();
  const counts = useMemo(() => new Map(values.map(({ code, count }) => [code, count])), [values]);
  const countOf = useCallback(
    (index: number) => {
      const code = shapes[index]?.code;
      // Visits of unknown countries must not be assigned to outlines without a code.
      return code === undefined ? 0 : (counts.get(code) ?? 0);
    },
    [shapes, counts],
  );
  const describe = (index: number) =>
    `${nameOf(shapes[index]?.code ?? '')}, ${valueName} ${format.number(countOf(index))}`;
  const data = useMemo(
    () =>
      ({
        labels: shapes.map(({ code }) => code ?? ''),
        datasets: [
          {
            label: valueName,
            outline: shapes.map(({ feature }) => feature),
            data: shapes.map(({ feature }, index) => ({ feature, value: countOf(index) })),
            borderColor: colors.surface,
            borderWidth: 0.5,
          },
        ],
      }) as unknown as ChartData<'choropleth'>,
    [shapes, countOf, valueName],
  );
  const options = useMemo(
    () =>
      ({
        animation: false,
        maintainAspectRatio: false,
        showOutline: false,
        showGraticule: false,
        scales: {
          projection: { axis: 'x', projection: 'naturalEarth1' },
          color: { axis: 'x', display: false, interpolate: mapColor, missing: mapColor(0) },
        },
        plugins: {
          tooltip: {
            ...tooltipStyle,
            callbacks: {
              title: ([item]: TooltipItem<'choropleth'>[]) =>
                item ? nameOf(shapes[item.dataIndex]?.code ?? '') : '',
              label: ({ dataIndex }: TooltipItem<'choropleth'>) =>
                `${valueName}: ${format.number(countOf(dataIndex))}`,
            },
          },
        },
      }) as unknown as ChartOptions<'choropleth'>,
    [format, nameOf, shapes, countOf, valueName],
  );
  const order = shapes
    .map((_, index) => index)
    .filter((index) => countOf(index) > 0)
    .sort((a, b) => countOf(b) - countOf(a));
  return (
    <ReadableChart
      chart={chartRef}
      label={label}
      heightPx={heightPx}
      aspectRatio={mapAspectRatio}
      order={order}
      describe={describe}
    >
      <Drawing
        ref={chartRef as RefObject<Chart<'choropleth'> | null>}
        type="choropleth"
        data={data}
        options={options}
        aria-label={label}
      />
    </ReadableChart>
  );
}
