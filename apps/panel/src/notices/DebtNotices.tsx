import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useDebtNotices } from './useDebtNotices.ts';

/** What the user's licences owe, until each notice is closed. */
export function DebtNotices() {
  const intl = useIntl();
  const { notices, close } = useDebtNotices();
  if (notices.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'panel.debts.label' })}
      sx={{ display: 'grid', gap: 2, mb: 4 }}
    >
      {notices.map((notice) => (
        <Alert
          key={notice.id}
          severity="warning"
          closeText={intl.formatMessage({ id: 'ui.action.close' })}
          onClose={() => close(notice)}
        >
          {notice.message}
        </Alert>
      ))}
    </Box>
  );
}
