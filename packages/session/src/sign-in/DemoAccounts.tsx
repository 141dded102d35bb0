import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Credentials } from './credentials.ts';
import { requestDemoAccounts } from './requestTokens.ts';

function useDemoAccounts(apiBaseUrl: string): readonly Credentials[] {
  const [accounts, setAccounts] = useState<readonly Credentials[]>([]);
  useEffect(() => {
    void requestDemoAccounts(apiBaseUrl).then(setAccounts);
  }, [apiBaseUrl]);
  return accounts;
}

/** The accounts of a demo, which fill in the form with one click. */
export function DemoAccounts({
  apiBaseUrl,
  onChoose,
}: {
  apiBaseUrl: string;
  onChoose: (account: Credentials) => void;
}) {
  const titleId = useId();
  const accounts = useDemoAccounts(apiBaseUrl);
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
