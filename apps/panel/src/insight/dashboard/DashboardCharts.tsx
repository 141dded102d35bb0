import Box from '@mui/material/Box';
import type { Dashboard } from '@vitrina/api-client/contract';
import { ErrorBoundary } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { ScreenPlace } from './ScreenPlace.tsx';
import { UsersRow } from './UsersRow.tsx';
import { VisitsCard, type VisitsCardProps } from './VisitsCard.tsx';
import { WidgetGrid } from './WidgetGrid.tsx';

/** Charts of a dashboard. */
export function DashboardCharts(props: VisitsCardProps<Dashboard>) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ErrorBoundary resetKey={props.figures}>
        <VisitsCard {...props} />
      </ErrorBoundary>
      <ErrorBoundary resetKey={props.figures}>
        <Suspense fallback={<ScreenPlace />}>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <UsersRow figures={props.figures} filters={props.filters} />
            <ErrorBoundary resetKey={props.figures}>
              <WidgetGrid widgets={props.figures.widgets} open={props.open} />
            </ErrorBoundary>
          </Box>
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
