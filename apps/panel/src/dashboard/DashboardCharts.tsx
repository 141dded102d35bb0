import Box from '@mui/material/Box';
import { ErrorBoundary } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { VisitsCard, type VisitsCardProps } from './VisitsCard.tsx';
import { WidgetGrid } from './WidgetGrid.tsx';

/** What of a dashboard is drawn. */
export function DashboardCharts(props: VisitsCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ErrorBoundary resetKey={props.figures}>
        <VisitsCard {...props} />
      </ErrorBoundary>
      <ErrorBoundary resetKey={props.figures}>
        <Suspense fallback={null}>
          <WidgetGrid widgets={props.figures.widgets} change={props.change} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
