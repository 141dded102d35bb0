import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorBoundary, lazyScreen, QueryView, StateView } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { FirstSteps } from '../onboarding/FirstSteps.tsx';
import { DashboardFilterBar } from './DashboardFilterBar.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { TopProductsCard } from './TopProductsCard.tsx';
import { isTooWide, TooWideRange } from './TooWideRange.tsx';
import { useDashboard } from './useDashboard.ts';
import { ImpressionsCard } from './ImpressionsCard.tsx';
import type { VisitsCardProps } from './VisitsCard.tsx';

/** The chart outweighs the rest of the screen, which need not wait for it. */
const VisitsCard = lazyScreen<VisitsCardProps>(async () => (await import('./VisitsCard.tsx')).VisitsCard);

/** How often the published packages were seen: the total, its line by days, the products and the last views. */
export function DashboardPage() {
  const dashboard = useDashboard();
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440 }}>
      <FirstSteps />
      <DashboardFilterBar {...dashboard} />
      {dashboard.isNothingChosen ? (
        <StateView
          state={{
            kind: 'empty',
            title: <FormattedMessage id="api.error.nothingSelected" />,
            text: <FormattedMessage id="panel.dashboard.nothingChosen" />,
          }}
        />
      ) : isTooWide(dashboard.figures.error) ? (
        <TooWideRange {...dashboard} />
      ) : (
        <QueryView query={dashboard.figures} skeleton={<DashboardSkeleton />}>
          {({ data }) => (
            <Box
              aria-busy={dashboard.figures.isPlaceholderData}
              sx={{ display: 'grid', gap: 4, opacity: dashboard.figures.isPlaceholderData ? 0.6 : 1 }}
            >
              <ErrorBoundary resetKey={data}>
                <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
                  <VisitsCard figures={data} filters={dashboard.filters} />
                </Suspense>
              </ErrorBoundary>
              <Box
                sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}
              >
                <ErrorBoundary resetKey={data}>
                  <TopProductsCard products={data.topProducts} />
                </ErrorBoundary>
                <ErrorBoundary resetKey={data}>
                  <ImpressionsCard impressions={data.lastImpressions} />
                </ErrorBoundary>
              </Box>
            </Box>
          )}
        </QueryView>
      )}
    </Box>
  );
}
