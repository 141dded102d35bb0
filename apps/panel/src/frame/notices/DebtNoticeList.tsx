import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { DebtNotice } from '@vitrina/api-client/contract';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link DebtNoticeList}. */
export interface DebtNoticeListProps {
  notices: readonly DebtNotice[];
  onClose: (notice: DebtNotice) => void;
  /** Called when the notices are rendered. */
  onPlaced: () => void;
}

/** Lists debt notices, each with a close button. */
export function DebtNoticeList({ notices, onClose, onPlaced }: DebtNoticeListProps) {
  const intl = useIntl();
  useLayoutEffect(onPlaced, [onPlaced]);
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
          onClose={() => onClose(notice)}
        >
          {notice.message}
        </Alert>
      ))}
    </Box>
  );
}
