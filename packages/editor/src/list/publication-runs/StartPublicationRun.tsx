import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { Named, PublicationAction } from '@vitrina/api-client/contract';
import { useCallMutation, useSession } from '@vitrina/session';
import { FailureAlert, FormattedMessage, TextField, useFormat } from '@vitrina/ui-kit';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { firstFreeHour, isToCome, toMoment } from '../../publishing/localTime.ts';
import { TimeField } from '../../publishing/TimeField.tsx';
import type { EpackTarget } from '../EditManyDialog.tsx';

/** Packages to publish or unpublish. */
export interface PublicationRunTarget {
  readonly packages: EpackTarget;
  readonly count: number;
}

interface StartPublicationRunProps {
  readonly target: PublicationRunTarget;
  readonly onStarted: (runId: number) => void;
}

const actions = ['publish', 'schedule', 'unpublish', 'rollBack'] as const;

/** Form that begins to check what publishing, unpublishing or rolling back several packages would do. */
export function StartPublicationRun({ target, onStarted }: StartPublicationRunProps) {
  const intl = useIntl();
  const labelId = useId();
  const { timeZone } = useFormat();
  const [action, setAction] = useState<PublicationAction>('publish');
  const [time, setTime] = useState(() => firstFreeHour(timeZone));
  const [mayRewrite, setMayRewrite] = useState(false);
  const [retailers, setRetailers] = useState<readonly Named[]>([]);
  const start = useCallMutation(calls.createPublicationRun, { onSuccess: ({ data }) => onStarted(data.id) });
  const isScheduling = action === 'schedule';
  const publishDate = isScheduling ? toMoment(time, timeZone)?.toISOString() : undefined;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        start.run({
          body: {
            ...target.packages,
            action,
            mayRewrite,
            ...(publishDate !== undefined && { publishDate }),
            ...(retailers.length > 0 && { retailerIds: retailers.map(({ id }) => id) }),
          },
        });
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, justifyItems: 'start' }}
    >
      <section>
        <Typography id={labelId} variant="subtitle2" component="h3">
          <FormattedMessage id="builder.publicationRun.action" />
        </Typography>
        <RadioGroup
          aria-labelledby={labelId}
          value={action}
          onChange={(_, value) => setAction(value as PublicationAction)}
        >
          {actions.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={intl.formatMessage({ id: `builder.publicationRun.action.${value}` })}
            />
          ))}
        </RadioGroup>
      </section>
      {isScheduling && <TimeField value={time} onChange={setTime} />}
      <RetailerField value={retailers} onChange={setRetailers} />
      {(isScheduling || action === 'publish') && (
        <FormControlLabel
          control={
            <Checkbox checked={mayRewrite} onChange={(event) => setMayRewrite(event.target.checked)} />
          }
          label={<FormattedMessage id="builder.publicationRun.mayRewrite" />}
        />
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.publicationRun.about" />
      </Typography>
      <FailureAlert failure={start.error} />
      <Button
        type="submit"
        variant="contained"
        loading={start.isPending}
        disabled={isScheduling && !isToCome(time, timeZone)}
      >
        <FormattedMessage id="builder.publicationRun.check" values={{ count: target.count }} />
      </Button>
    </Box>
  );
}

interface RetailerFieldProps {
  readonly value: readonly Named[];
  readonly onChange: (retailers: readonly Named[]) => void;
}

/** Renders the choice of retailers; no choice means all. */
function RetailerField({ value, onChange }: RetailerFieldProps) {
  const all = useSession().profile?.retailers;
  const options = useMemo(() => {
    const named = (all ?? []).map(({ id, name }): Named => ({ id, name }));
    return [...new Map(named.map((retailer) => [retailer.id, retailer])).values()];
  }, [all]);
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...value]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      onChange={(_, chosen) => onChange(chosen)}
      sx={{ width: 480, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={<FormattedMessage id="builder.publish.retailers" />}
          helperText={<FormattedMessage id="builder.publicationRun.retailersHint" />}
        />
      )}
    />
  );
}
