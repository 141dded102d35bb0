import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FailureAlert, StateView, useFormat, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';

import { ScheduleRow } from './ScheduleRow.tsx';
import { useSchedules } from './useSchedules.ts';

/** Renders the scheduled and the refused publications; nothing if there are none. */
export function ScheduledPublications({ epackId }: { epackId: string }) {
  const intl = useIntl();
  const format = useFormat();
  const schedules = useSchedules(epackId);
  const all = schedules.query.data?.data.items ?? [];
  const shown = all.filter(
    ({ state }, index) => state === 'waiting' || (state === 'failed' && isLast(index)),
  );
  /** Returns whether a refused publication is still relevant: no later one was published or refused. */
  function isLast(index: number): boolean {
    return all.slice(0, index).every(({ state }) => state === 'waiting');
  }
  const { query, error, done } = schedules;
  // An unknown list isn't an empty one: a user who takes it for empty would schedule again.
  const isUnknown = query.isLoadingError;
  if (shown.length === 0 && !isUnknown && !error && !done) return null;
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id="builder.schedule.title" />
      </Typography>
      {isUnknown && (
        <StateView state={{ kind: 'error', error: query.error, onRetry: () => void query.refetch() }} />
      )}
      <FailureAlert failure={error} sx={{ my: 2 }} />
      {done && (
        <Typography
          ref={focusArrival}
          role="status"
          tabIndex={-1}
          variant="body2"
          sx={{ py: 1, color: 'text.secondary', ...arrivalStyle }}
        >
          <FormattedMessage
            id={`builder.schedule.${done.kind}`}
            values={{ date: format.dateTime(done.publishDate) }}
          />
        </Typography>
      )}
      {shown.length > 0 && (
        <Box
          component="ul"
          aria-label={intl.formatMessage({ id: 'builder.schedule.title' })}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {shown.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} schedules={schedules} />
          ))}
        </Box>
      )}
    </section>
  );
}
