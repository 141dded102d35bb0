import Box from '@mui/material/Box';
import { ErrorBoundary, lazyScreen, QueryView } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { NothingChosen } from '../statistics/NothingChosen.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { isTooWide, TooWideRange } from '../statistics/TooWideRange.tsx';
import { useWhileShown } from '../statistics/useWhileShown.ts';
import type { TrendChartsProps } from './TrendCharts.tsx';
import { useTrends } from './useTrends.ts';

const TrendCharts = lazyScreen<TrendChartsProps>(async () => (await import('./TrendCharts.tsx')).TrendCharts);

/** Shows visitor activity by interval: the total with the previous period, then each license. */
export function TrendsView() {
  const { figures, isNothingChosen, metric, by, look, ...statistics } = useTrends();
  const { filters, today, change, open } = statistics;
  const shown = useWhileShown(filters, figures.isPlaceholderData);
  if (isNothingChosen) {
    return (
      <>
        <StatisticsFilterBar {...statistics} />
        <NothingChosen hasNoLicense={statistics.hasNoLicense} />
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
                    filters={shown}
                    open={open}
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
