import Box from '@mui/material/Box';
import { Suspense } from 'react';

import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { TrendsView } from './TrendsView.tsx';

/** Page for visitor activity per month. */
export function TrendsPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Suspense fallback={<DashboardSkeleton />}>
        <TrendsView />
      </Suspense>
    </Box>
  );
}
