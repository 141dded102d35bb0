import Box from '@mui/material/Box';
import { ErrorBoundary } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { WithInsightTexts } from '../messages/insight/WithInsightTexts.tsx';
import { UsersRow } from './UsersRow.tsx';
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
          <WithInsightTexts>
            <UsersRow figures={props.figures} filters={props.filters} />
          </WithInsightTexts>
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary resetKey={props.figures}>
        <Suspense fallback={null}>
          <WidgetGrid widgets={props.figures.widgets} change={props.change} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
