import Box from '@mui/material/Box';
import { ErrorBoundary, lazyScreen, QueryView, StateView } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { isTooWide, TooWideRange } from '../statistics/TooWideRange.tsx';
import type { TrendChartsProps } from './TrendCharts.tsx';
import { useTrends } from './useTrends.ts';

const TrendCharts = lazyScreen<TrendChartsProps>(async () => (await import('./TrendCharts.tsx')).TrendCharts);

/** What visitors did, by interval: all in one line beside the period before, then licence by licence. */
export function TrendsView() {
  const { figures, isNothingChosen, metric, by, look, ...statistics } = useTrends();
  const { filters, today, change } = statistics;
  if (isNothingChosen) {
    return (
      <>
        <StatisticsFilterBar {...statistics} />
        <StateView state={{ kind: 'empty', title: <FormattedMessage id="api.error.nothingSelected" /> }} />
      </>
    );
  }
  return (
    <>
      <StatisticsFilterBar {...statistics} />
      {isTooWide(figures.error) ? (
        <TooWideRange today={today} change={change} />
      ) : (
        <QueryView query={figures} skeleton={<DashboardSkeleton />}>
          {({ data }) => (
            <Box
              aria-busy={figures.isPlaceholderData}
              sx={{ minWidth: 0, opacity: figures.isPlaceholderData ? 0.6 : 1 }}
            >
              <ErrorBoundary resetKey={data}>
                <Suspense fallback={<DashboardSkeleton />}>
                  <TrendCharts
                    trends={data}
                    filters={filters}
                    change={change}
                    metric={metric}
                    by={by}
                    look={look}
                  />
                </Suspense>
              </ErrorBoundary>
            </Box>
          )}
        </QueryView>
      )}
    </>
  );
}
