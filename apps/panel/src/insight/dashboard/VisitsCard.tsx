import type { Dashboard } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { ChartCard } from '@vitrina/ui-kit/charts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { intervalRange } from '../statistics/intervalRange.ts';
import { isComparable, NumberWithChange } from '../statistics/NumberWithChange.tsx';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { usePoints } from '../statistics/usePoints.ts';

/** The views of a selection or a product. */
type Visits = Pick<
  Dashboard,
  'total' | 'previousTotal' | 'series' | 'previousSeries' | 'comparison' | 'timeZone'
>;

/** Props of {@link VisitsCard}. */
export interface VisitsCardProps<Figures extends Visits = Visits> {
  figures: Figures;
  /** Filters that the figures belong to. */
  filters: StatisticsFilters;
  open: (change: Partial<StatisticsFilters>) => void;
}

/**
 * Shows the number of views, its change from the previous period, and a chart. Clicking a month shows its
 * days.
 */
export function VisitsCard({ figures, filters, open }: VisitsCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const { series, previousSeries, comparison } = figures;
  const { interval } = filters;
  const range = format.dayRange(filters.from, filters.to);
  const views = intl.formatMessage({ id: 'panel.dashboard.views' });
  const before = intl.formatMessage({ id: 'panel.dashboard.periodBefore' });
  const points = usePoints(series, filters, figures.timeZone);
  const lines = useMemo(() => {
    const line = { name: views, values: series.map(({ count }) => count) };
    const isEmpty = previousSeries.every(({ count }) => count === 0);
    if (isEmpty || !isComparable(comparison)) return [line];
    const earlier = series.map((_, index) => previousSeries[index]?.count ?? null);
    return [line, { name: before, values: earlier, isEarlier: true }];
  }, [series, previousSeries, comparison, views, before]);
  const openPoint = (index: number) => {
    const start = series[index]?.date;
    if (start !== undefined) open({ ...intervalRange(start, interval, filters), interval: 'daily' });
  };
  return (
    <ChartCard
      title={views}
      label={intl.formatMessage(
        { id: 'panel.dashboard.chartLabel' },
        { range, count: format.number(figures.total) },
      )}
      pointName={intl.formatMessage({ id: `panel.dashboard.point.${interval}` })}
      points={points}
      series={lines}
      isNewestFirst
      {...(interval === 'daily' ? {} : { onPointOpen: openPoint })}
      note={
        <FormattedMessage id="panel.dashboard.rangeAndZone" values={{ range, timeZone: figures.timeZone }} />
      }
    >
      <NumberWithChange value={figures.total} before={figures.previousTotal} comparison={comparison} />
    </ChartCard>
  );
}
