import { TextField, useFormat, FormattedMessage } from '@vitrina/ui-kit';
import { useState, type Ref } from 'react';

import { isToCome, toLocalTime } from './localTime.ts';

interface TimeFieldProps {
  /** `YYYY-MM-DDTHH:mm`, in the time zone of all displayed dates; empty while incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Renders a field for a future time. Uses the browser's native field, which keyboards and screen readers
 * support.
 */
export function TimeField({ value, onChange, inputRef }: TimeFieldProps) {
  const { timeZone } = useFormat();
  const [openedAt] = useState(() => new Date());
  const isWrong = value !== '' && !isToCome(value, timeZone);
  return (
    <TextField
      type="datetime-local"
      label={<FormattedMessage id="builder.publish.time" />}
      value={value}
      error={isWrong}
      inputRef={inputRef}
      helperText={
        isWrong ? (
          <FormattedMessage id="api.error.publishDatePast" />
        ) : (
          <FormattedMessage id="builder.publish.timeZone" values={{ zone: timeZone.replaceAll('_', ' ') }} />
        )
      }
      inputAttributes={{ min: toLocalTime(openedAt, timeZone) }}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 260, maxWidth: '100%' }}
    />
  );
}
