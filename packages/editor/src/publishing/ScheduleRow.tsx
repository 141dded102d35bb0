import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Schedule } from '@vitrina/api-client/contract';
import { colors, useFormat, asMessageId, FormattedMessage } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFocusReturn } from '@vitrina/editor-ui/dom';

import { isToCome, toLocalTime, toMoment } from './localTime.ts';
import { TimeField } from './TimeField.tsx';
import type { Schedules } from './useSchedules.ts';

/** Focuses the time field when it opens. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

interface ScheduleRowProps {
  readonly schedule: Schedule;
  readonly schedules: Schedules;
}

/** Renders the time, retailers and author of a scheduled publication. The time can be changed in place. */
export function ScheduleRow({ schedule, schedules }: ScheduleRowProps) {
  const format = useFormat();
  const [time, setTime] = useState<string>();
  const { retailers, scheduledBy, publishDate } = schedule;
  useKeepsTyped(time !== undefined && time !== toLocalTime(new Date(publishDate), format.timeZone));
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="span">
          {format.dateTime(publishDate)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {scheduledBy} · {retailers.map(({ name }) => name).join(', ')}
        </Typography>
        {schedule.state === 'failed' && <Refusal code={schedule.failure} />}
      </Box>
      {schedule.state === 'waiting' && (
        <RowActions schedule={schedule} schedules={schedules} time={time} onTime={setTime} />
      )}
    </Box>
  );
}

function Refusal({ code }: { code: string | null }) {
  const { messages } = useIntl();
  const id = asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong';
  return (
    <Typography variant="body2" sx={{ color: colors.attention }}>
      <FormattedMessage id="builder.schedule.failed" /> <FormattedMessage id={id} />
    </Typography>
  );
}

interface RowActionsProps extends ScheduleRowProps {
  readonly time: string | undefined;
  readonly onTime: (time: string | undefined) => void;
}

function RowActions({ schedule, schedules, time, onTime }: RowActionsProps) {
  const intl = useIntl();
  const { dateTime, timeZone } = useFormat();
  const date = dateTime(schedule.publishDate);
  const isBusy = schedules.isChanging(schedule);
  const label = (id: 'builder.schedule.moveOf' | 'builder.schedule.cancelOf') =>
    intl.formatMessage({ id }, { date });
  const [focusMove, returnToMove] = useFocusReturn();
  if (time === undefined)
    return (
      <Box sx={actionsStyle}>
        <Button
          ref={focusMove}
          variant="outlined"
          disabled={schedules.isPending}
          aria-label={label('builder.schedule.moveOf')}
          onClick={() => onTime(toLocalTime(new Date(schedule.publishDate), timeZone))}
        >
          <FormattedMessage id="builder.schedule.move" />
        </Button>
        <Button
          color="error"
          loading={isBusy}
          disabled={schedules.isPending}
          aria-label={label('builder.schedule.cancelOf')}
          onClick={() => schedules.cancel(schedule)}
        >
          <FormattedMessage id="builder.schedule.cancel" />
        </Button>
      </Box>
    );
  const save = () => {
    const publishDate = toMoment(time, timeZone)?.toISOString() ?? '';
    // The field keeps the chosen time until the server accepts it.
    schedules.move(schedule, publishDate, () => onTime(undefined));
  };
  const leave = () => {
    returnToMove();
    onTime(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The first Escape closes the field; the next one closes the dialog.
    event.stopPropagation();
    leave();
  };
  return (
    <Box role="presentation" onKeyDown={onKeyDown} sx={timeStyle}>
      <TimeField value={time} onChange={onTime} inputRef={focusField} />
      <Button
        variant="contained"
        loading={isBusy}
        disabled={schedules.isPending || !isToCome(time, timeZone)}
        onClick={save}
      >
        <FormattedMessage id="builder.schedule.save" />
      </Button>
      <Button variant="outlined" onClick={leave}>
        <FormattedMessage id="ui.action.cancel" />
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2,
  borderTop: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;

/** Aligns the buttons with the field, not with its label. */
const timeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  '& > .MuiButton-root': { mt: { sm: 6 } },
} as const;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 } as const;
