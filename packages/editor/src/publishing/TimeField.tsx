import { FormattedMessage, TextField, useFormat } from '@vitrina/ui-kit';
import { useState, type Ref } from 'react';

import { isToCome, toLocalTime } from './localTime.ts';

interface TimeFieldProps {
  /** `YYYY-MM-DDTHH:mm`, in the time zone all dates are shown in; empty while the field is being filled. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A day and an hour that are to come, by the browser's own field, which every keyboard and screen reader knows. */
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
