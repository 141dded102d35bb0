import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@vitrina/api-client';
import { type Day, FormattedMessage } from '@vitrina/ui-kit';

import { periodOf, type StatisticsFilters } from './statisticsFilters.ts';

/** Whether the server found the range too wide for its interval. */
export function isTooWide(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rangeTooWide';
}

/** Props of {@link TooWideRange}. */
export interface TooWideRangeProps {
  today: Day;
  change: (change: Partial<StatisticsFilters>) => void;
  /** A period that fits. */
  suggestedDays?: number;
  /** False where there is no interval to widen. */
  hasMonths?: boolean;
}

/** Says that the range does not fit its interval, with the ways out of it. */
export function TooWideRange({ today, change, suggestedDays = 90, hasMonths = true }: TooWideRangeProps) {
  return (
    <Alert severity="warning">
      <FormattedMessage id="api.error.rangeTooWide" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {hasMonths ? (
          <Button variant="outlined" onClick={() => change({ interval: 'monthly' })}>
            <FormattedMessage id="panel.dashboard.useMonths" />
          </Button>
        ) : null}
        <Button variant="outlined" onClick={() => change(periodOf(suggestedDays, today))}>
          <FormattedMessage id="panel.dashboard.lastDays" values={{ days: suggestedDays }} />
        </Button>
      </Box>
    </Alert>
  );
}
