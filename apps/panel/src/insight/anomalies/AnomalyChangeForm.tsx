import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { Anomaly } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SheetSection } from '../../shared/records/SheetSection.tsx';

/** Form that removes suspicious views from the figures, or puts them back, with a reason. */
export function AnomalyChangeForm({ anomaly: { id, isRemoved } }: { anomaly: Anomaly }) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const { run, isPending, error } = useCallMutation(calls.changeAnomaly, {
    onSuccess: ({ data }) => {
      setReason('');
      const views = data.isRemoved ? data.removedViews : (data.changes[0]?.views ?? 0);
      const done = data.isRemoved ? 'insight.anomaly.removedDone' : 'insight.anomaly.putBackDone';
      toast.success({ text: intl.formatMessage({ id: done }, { views }) });
    },
  });
  return (
    <SheetSection titleId="insight.anomaly.figures">
      <Typography>
        <FormattedMessage id={isRemoved ? 'insight.anomaly.putBackText' : 'insight.anomaly.removeText'} />
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() && !isPending) run({ params: { id }, body: { isRemoved: !isRemoved, reason } });
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextField
          label={<FormattedMessage id="insight.anomaly.reason" />}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          inputAttributes={{ maxLength: 1000 }}
        />
        <FailureAlert failure={error} />
        <Button
          type="submit"
          variant={isRemoved ? 'outlined' : 'contained'}
          loading={isPending}
          disabled={reason.trim() === ''}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage id={isRemoved ? 'insight.anomaly.putBack' : 'insight.anomaly.remove'} />
        </Button>
      </Box>
    </SheetSection>
  );
}
