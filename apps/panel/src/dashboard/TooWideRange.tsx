import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@vitrina/api-client';
import type { Day } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { periodOf, type DashboardFilters } from './dashboardFilters.ts';

/** Whether the server found the range too wide for its interval. */
export function isTooWide(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rangeTooWide';
}

const suggestedDays = 90;

/** Says that the range does not fit its interval, with the two ways out of it. */
export function TooWideRange({
  today,
  change,
}: {
  today: Day;
  change: (change: Partial<DashboardFilters>) => void;
}) {
  return (
    <Alert severity="warning">
      <FormattedMessage id="api.error.rangeTooWide" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={() => change({ interval: 'monthly' })}>
          <FormattedMessage id="panel.dashboard.useMonths" />
        </Button>
        <Button variant="outlined" onClick={() => change(periodOf(suggestedDays, today))}>
          <FormattedMessage id="panel.dashboard.lastDays" values={{ days: suggestedDays }} />
        </Button>
      </Box>
    </Alert>
  );
}
