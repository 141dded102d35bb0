import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Shows a notice while there is no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {isOnline ? null : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            px: 4,
            py: 2,
            color: 'common.white',
            bgcolor: colors.ink,
          }}
        >
          <CloudOff />
          <FormattedMessage id="panel.offline" />
        </Box>
      )}
    </Box>
  );
}
