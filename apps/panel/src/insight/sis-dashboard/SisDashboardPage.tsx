import Box from '@mui/material/Box';
import { calls } from '@vitrina/api-client/calls';

import { DashboardView } from '../dashboard/DashboardView.tsx';

/** Page for views of shop-in-shop packages. */
export function SisDashboardPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DashboardView call={calls.getSisDashboard} />
    </Box>
  );
}
