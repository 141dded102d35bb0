import Skeleton from '@mui/material/Skeleton';
import type { Chart } from 'chart.js';
import { Suspense, useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';

import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { useCountryName } from '../intl/useCountryName.ts';
import { useFormat } from '../intl/useFormat.ts';
import { lazyScreen } from '../loading/lazyScreen.ts';
import { ChartFrame, type ChartCardFrame } from './ChartFrame.tsx';
import type { CountryValue, MapChartProps } from './MapChart.tsx';
import type { Topology } from './topology.ts';

/** Props of {@link MapCard}. */
export interface MapCardProps extends ChartCardFrame {
  label: string;
  valueName: string;
  values: readonly CountryValue[];
  /** Loads the outlines to draw. Default: the world's. Cannot change later. */
  loadTopology?: () => Promise<Topology>;
}

const loadWorld = async () => (await import('./topology.ts')).loadWorld();

type DrawnMap = ComponentType<Omit<MapChartProps, 'shapes'>>;

const maps = new WeakMap<() => Promise<Topology>, DrawnMap>();

/** The map and its code are as large as a screen: they load together, on first use. */
function mapOf(loadTopology: () => Promise<Topology>): DrawnMap {
  const known = maps.get(loadTopology);
  if (known) return known;
  const DrawnMap = lazyScreen<Omit<MapChartProps, 'shapes'>>(async () => {
    const [{ MapChart }, { toShapes }, topology] = await Promise.all([
      import('./MapChart.tsx'),
      import('./topology.ts'),
      loadTopology(),
    ]);
    const shapes = toShapes(topology);
    return (props) => <MapChart {...props} shapes={shapes} />;
  });
  maps.set(loadTopology, DrawnMap);
  return DrawnMap;
}

/** A card with values by country: as a map, a table and files. */
export function MapCard({ values, heightPx = 320, loadTopology = loadWorld, ...props }: MapCardProps) {
  const { label, pointName, valueName } = props;
  const unknown = useIntl().formatMessage({ id: 'ui.chart.noCountry' });
  const format = useFormat();
  const countryName = useCountryName();
  const chart = useRef<Chart>(null);
  const [DrawnMap] = useState(() => mapOf(loadTopology));
  const nameOf = useCallback((code: string) => countryName(code) ?? unknown, [countryName, unknown]);
  const nowhere = values.reduce(
    (sum, { code, count }) => (countryName(code) === undefined ? sum + count : sum),
    0,
  );
  const table = useMemo(
    () => ({
      head: [pointName, valueName],
      rows: values.map(({ code, count }) => [nameOf(code), count]),
    }),
    [pointName, valueName, values, nameOf],
  );
  return (
    <ChartFrame
      {...props}
      table={table}
      chart={chart}
      heightPx={heightPx}
      formatValue={format.number}
      note={nowhere > 0 ? `${unknown}: ${format.number(nowhere)}` : undefined}
      isEmpty={values.every(({ count }) => count === 0)}
      drawing={
        <ErrorBoundary resetKey={loadTopology}>
          <Suspense fallback={<Skeleton variant="rounded" height={heightPx} />}>
            <DrawnMap
              label={label}
              values={values}
              valueName={valueName}
              nameOf={nameOf}
              heightPx={heightPx}
              chartRef={chart}
            />
          </Suspense>
        </ErrorBoundary>
      }
    />
  );
}
