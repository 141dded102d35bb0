import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { Card, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useState } from 'react';

import { TwoFactorDialog, type FactorAct } from './TwoFactorDialog.tsx';

/** Card that turns two-factor authentication on or off and renews recovery codes. */
export function TwoFactorCard() {
  const client = useApiClient();
  const [act, setAct] = useState<FactorAct>();
  const query = useQuery(callQuery(client, calls.getSecondFactor));
  const close = () => setAct(undefined);
  const button = (to: FactorAct, isMain = false) => (
    <Button variant={isMain ? 'outlined' : 'text'} onClick={() => setAct(to)}>
      <FormattedMessage id={`panel.factor.${to}`} />
    </Button>
  );
  return (
    <Card title={<FormattedMessage id="panel.factor.title" />}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={56} />}>
        {({ data: { isOn, isRequired, recoveryCodesLeft } }) => (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 3 }}>
              <FormattedMessage
                id={isOn ? 'panel.factor.isOn' : 'panel.factor.isOff'}
                values={{ count: recoveryCodesLeft }}
              />
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {isOn ? button('renew', true) : button('turnOn', true)}
              {isOn && !isRequired ? button('turnOff') : null}
            </Box>
          </>
        )}
      </QueryView>
      {act ? <TwoFactorDialog act={act} onClose={close} /> : null}
    </Card>
  );
}
