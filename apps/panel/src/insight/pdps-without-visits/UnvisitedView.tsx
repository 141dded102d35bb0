import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorBoundary, lazyScreen, QueryView } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { NothingChosen } from '../statistics/NothingChosen.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { isTooWide, TooWideRange } from '../statistics/TooWideRange.tsx';
import { useWhileShown } from '../statistics/useWhileShown.ts';
import type { UnvisitedDaysCardProps } from './UnvisitedDaysCard.tsx';
import { UnvisitedPages } from './UnvisitedPages.tsx';
import { useUnvisitedDays } from './useUnvisitedDays.ts';

const UnvisitedDaysCard = lazyScreen<UnvisitedDaysCardProps>(
  async () => (await import('./UnvisitedDaysCard.tsx')).UnvisitedDaysCard,
);

/** A range that the server accepts, in days. */
const mostDays = 28;

/** Shows the number of published product pages without visits per day, and lists the pages of one day. */
export function UnvisitedView() {
  const { days, day, openDay, isReady, isNothingChosen, ...statistics } = useUnvisitedDays();
  const { filters, lastDay, change } = statistics;
  const shown = useWhileShown(filters, days.isPlaceholderData);
  const skeleton = <Skeleton variant="rounded" height={320} />;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatisticsFilterBar {...statistics} hasInterval={false} />
      {isNothingChosen ? (
        <NothingChosen hasNoLicense={statistics.hasNoLicense} />
      ) : isTooWide(days.error) ? (
        <TooWideRange today={lastDay} change={change} suggestedDays={mostDays} hasMonths={false} />
      ) : (
        <>
          <QueryView query={days} skeleton={skeleton}>
            {({ data }) => (
              <Box
                aria-busy={days.isPlaceholderData}
                sx={{ minWidth: 0, opacity: days.isPlaceholderData ? 0.6 : 1 }}
              >
                <ErrorBoundary resetKey={data}>
                  <Suspense fallback={skeleton}>
                    <UnvisitedDaysCard figures={data} range={shown} day={day} openDay={openDay} />
                  </Suspense>
                </ErrorBoundary>
              </Box>
            )}
          </QueryView>
          {isReady ? <UnvisitedPages filters={filters} day={day} /> : null}
        </>
      )}
    </Box>
  );
}
