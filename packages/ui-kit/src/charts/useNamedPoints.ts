import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { ChartPoint } from './chartData.ts';

/** Returns the points with names for tooltips, tables and files; partial points are marked so. */
export function useNamedPoints(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const intl = useIntl();
  return useMemo(
    () =>
      points.map((point) =>
        point.isPartial
          ? {
              ...point,
              fullLabel: intl.formatMessage({ id: 'ui.chart.partialPoint' }, { point: point.fullLabel }),
            }
          : point,
      ),
    [points, intl],
  );
}
