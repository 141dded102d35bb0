import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { contract } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useApiClient, type Credentials } from '../state/SessionContext.ts';

/** On a demo: its accounts, which fill the form by one click. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  const titleId = useId();
  const { data } = useQuery(callQuery(useApiClient(), contract.getSignInOptions));
  const accounts = data?.data.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 4, mt: 6 }}
    >
      <Typography id={titleId} variant="caption" component="h2" sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="session.demo.title" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {accounts.map((account) => (
          <Button key={account.login} variant="outlined" onClick={() => onChoose(account)}>
            {account.login}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
