import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import type { Credentials } from './credentials.ts';
import { requestSignInOptions } from '../requests/requestSignInOptions.ts';

function useDemoAccounts(apiBaseUrl: string, known: readonly Credentials[]): readonly Credentials[] {
  const [accounts, setAccounts] = useState(known);
  useEffect(() => {
    void requestSignInOptions(apiBaseUrl).then((options) => setAccounts(options?.demoAccounts ?? []));
  }, [apiBaseUrl]);
  return accounts;
}

interface DemoAccountsProps {
  apiBaseUrl: string;
  /** The accounts to show until the server's have loaded. Default: none. */
  known?: readonly Credentials[];
  onChoose: (account: Credentials) => void;
}

/** The accounts of a demo, which fill in the form with one click. */
export function DemoAccounts({ apiBaseUrl, known = [], onChoose }: DemoAccountsProps) {
  const titleId = useId();
  const accounts = useDemoAccounts(apiBaseUrl, known);
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
          <Button
            key={account.login}
            variant="outlined"
            // Read by the page's own script, as long as the app has not loaded.
            data-login={account.login}
            data-password={account.password}
            onClick={() => onChoose(account)}
          >
            {account.login}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
