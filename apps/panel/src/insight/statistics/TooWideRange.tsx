import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@vitrina/api-client';
import { type Day, FormattedMessage } from '@vitrina/ui-kit';

import { periodOf, type StatisticsFilters } from './statisticsFilters.ts';

/** Returns whether the server refused the range as too wide for its interval. */
export function isTooWide(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rangeTooWide';
}

/** Props of {@link TooWideRange}. */
export interface TooWideRangeProps {
  today: Day;
  change: (change: Partial<StatisticsFilters>) => void;
  /** Length of a permitted range, in days. Default: 91. */
  suggestedDays?: number;
  /** Whether the interval can be changed to months. Default: `true`. */
  hasMonths?: boolean;
}

/** Explains that the range is too wide for its interval, with buttons to fix it. */
export function TooWideRange({ today, change, suggestedDays = 91, hasMonths = true }: TooWideRangeProps) {
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
