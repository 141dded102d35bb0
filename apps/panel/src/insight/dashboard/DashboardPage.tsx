import Box from '@mui/material/Box';
import { calls } from '@vitrina/api-client/calls';

import { FirstSteps } from '../onboarding/FirstSteps.tsx';
import { DashboardView } from './DashboardView.tsx';

/** Page for views of published packages. */
export function DashboardPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FirstSteps />
      <DashboardView call={calls.getDashboard} />
    </Box>
  );
}
