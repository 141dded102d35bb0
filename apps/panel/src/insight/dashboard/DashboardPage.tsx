import Box from '@mui/material/Box';
import { calls } from '@vitrina/api-client/calls';

import { FirstSteps } from '../onboarding/FirstSteps.tsx';
import { DashboardView } from './DashboardView.tsx';

/** How often the published packages were seen. */
export function DashboardPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FirstSteps />
      <DashboardView call={calls.getDashboard} />
    </Box>
  );
}
