import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { ToastCard } from './ToastCard.tsx';
import { toastStore } from './toastStore.ts';

/** Shows the toasts, newest last. Render one per app, beside the routes. */
export function Toaster() {
  const intl = useIntl();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'ui.toast.region' })}
      sx={{
        position: 'fixed',
        bottom: 16,
        left: { xs: 16, sm: 'auto' },
        right: 16,
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        width: { sm: 400 },
      }}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </Box>
  );
}
