import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Dashboard } from '@vitrina/api-client/contract';
import { ErrorBoundary, lazyScreen, QueryView } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { NothingChosen } from '../statistics/NothingChosen.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { isTooWide, TooWideRange } from '../statistics/TooWideRange.tsx';
import { useWhileShown } from '../statistics/useWhileShown.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { ImpressionsCard } from './ImpressionsCard.tsx';
import { ScreenPlace } from './ScreenPlace.tsx';
import { TopProductsCard } from './TopProductsCard.tsx';
import { useDashboard, type DashboardCall } from './useDashboard.ts';
import type { VisitsCardProps } from './VisitsCard.tsx';

/** The charts are larger than the rest of the screen, so they are loaded separately. */
const DashboardCharts = lazyScreen<VisitsCardProps<Dashboard>>(
  async () => (await import('./DashboardCharts.tsx')).DashboardCharts,
);

/** Dashboard of package views: total, chart, widgets, top products, and latest views. */
export function DashboardView({ call }: { call: DashboardCall }) {
  const { figures, isNothingChosen, isLive, ...statistics } = useDashboard(call);
  const { filters, today, change, open } = statistics;
  const shown = useWhileShown(filters, figures.isPlaceholderData);
  return (
    <>
      <StatisticsFilterBar {...statistics} />
      {isNothingChosen ? (
        <NothingChosen hasNoLicense={statistics.hasNoLicense} />
      ) : isTooWide(figures.error) ? (
        <TooWideRange today={today} change={change} />
      ) : (
        <QueryView query={figures} skeleton={<DashboardSkeleton />}>
          {({ data }) => (
            <Box
              aria-busy={figures.isPlaceholderData}
              sx={{ display: 'grid', gap: 4, minWidth: 0, opacity: figures.isPlaceholderData ? 0.6 : 1 }}
            >
              <ErrorBoundary resetKey={data}>
                <Suspense
                  fallback={
                    <ScreenPlace>
                      <Skeleton variant="rounded" height={400} />
                    </ScreenPlace>
                  }
                >
                  <DashboardCharts figures={data} filters={shown} open={open} />
                </Suspense>
              </ErrorBoundary>
              <Box
                sx={{
                  display: 'grid',
                  gap: 4,
                  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
                  alignItems: 'start',
                }}
              >
                <ErrorBoundary resetKey={data}>
                  <TopProductsCard products={data.topProducts} filters={filters} today={today} />
                </ErrorBoundary>
                <ErrorBoundary resetKey={data}>
                  <ImpressionsCard
                    impressions={data.lastImpressions}
                    hasViews={data.total > 0}
                    updatedAt={isLive ? figures.dataUpdatedAt : undefined}
                  />
                </ErrorBoundary>
              </Box>
            </Box>
          )}
        </QueryView>
      )}
    </>
  );
}
