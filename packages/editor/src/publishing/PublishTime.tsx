import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { firstFreeHour } from './localTime.ts';
import { TimeField } from './TimeField.tsx';

interface PublishTimeProps {
  /** Value of the time field, `YYYY-MM-DDTHH:mm`; undefined for now. */
  readonly time: string | undefined;
  readonly onChange: (time: string | undefined) => void;
}

/** Renders the choice to publish now or at a set time. */
export function PublishTime({ time, onChange }: PublishTimeProps) {
  const intl = useIntl();
  const labelId = useId();
  const { timeZone } = useFormat();
  const isLater = time !== undefined;
  return (
    <section>
      <Typography id={labelId} variant="subtitle2" component="h3">
        <FormattedMessage id="builder.publish.when" />
      </Typography>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={isLater ? 'later' : 'now'}
        onChange={(_, value) => onChange(value === 'later' ? firstFreeHour(timeZone) : undefined)}
      >
        {(['now', 'later'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={intl.formatMessage({ id: `builder.publish.when.${value}` })}
          />
        ))}
      </RadioGroup>
      {isLater && (
        <Box sx={{ mt: 2 }}>
          <TimeField value={time} onChange={onChange} />
        </Box>
      )}
    </section>
  );
}
