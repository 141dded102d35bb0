import Box from '@mui/material/Box';
import { QueryView, StateView } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { DashboardFilterBar } from './DashboardFilterBar.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { TopProductsCard } from './TopProductsCard.tsx';
import { isTooWide, TooWideRange } from './TooWideRange.tsx';
import { useDashboard } from './useDashboard.ts';
import { ImpressionsCard } from './ImpressionsCard.tsx';
import { VisitsCard } from './VisitsCard.tsx';

/** How often the published packages were seen: the total, its line by days, the products and the last views. */
export function DashboardPage() {
  const dashboard = useDashboard();
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440 }}>
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
              <VisitsCard figures={data} filters={dashboard.filters} />
              <Box
                sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}
              >
                <TopProductsCard products={data.topProducts} />
                <ImpressionsCard impressions={data.lastImpressions} />
              </Box>
            </Box>
          )}
        </QueryView>
      )}
    </Box>
  );
}
