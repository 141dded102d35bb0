import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessageId } from '@vitrina/session';
import { FormattedMessage, useIntl } from 'react-intl';

import { ScheduleRow } from './ScheduleRow.tsx';
import { useSchedules } from './useSchedules.ts';

/** The publications to come, and those that were refused; nothing where there is none. */
export function ScheduledPublications({ epackId }: { epackId: string }) {
  const intl = useIntl();
  const schedules = useSchedules(epackId);
  const all = schedules.query.data?.data.items ?? [];
  const shown = all.filter(
    ({ state }, index) => state === 'waiting' || (state === 'failed' && isLast(index)),
  );
  /** A refusal is of interest until something else came after it. */
  function isLast(index: number): boolean {
    return all.slice(0, index).every(({ state }) => state === 'waiting');
  }
  if (shown.length === 0 && !schedules.error) return null;
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id="builder.schedule.title" />
      </Typography>
      {schedules.error && (
        <Alert severity="error" sx={{ my: 2 }}>
          <FormattedMessage id={errorMessageId(schedules.error)} />
        </Alert>
      )}
      <Box
        component="ul"
        aria-label={intl.formatMessage({ id: 'builder.schedule.title' })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} schedules={schedules} />
        ))}
      </Box>
    </section>
  );
}
