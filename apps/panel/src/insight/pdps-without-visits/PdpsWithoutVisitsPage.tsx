import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';

import { UnvisitedView } from './UnvisitedView.tsx';

/** Page for published product pages without visits, by day. */
export function PdpsWithoutVisitsPage() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <UnvisitedView />
    </Suspense>
  );
}
