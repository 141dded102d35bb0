import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LanguageSwitch } from '@vitrina/session';
import type { ReactNode } from 'react';

import { Wordmark } from '../frame/Wordmark.tsx';

/** Frame of the screens before sign-in: a centered card, and the language menu in the corner. */
export function AuthFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: { xs: 2, sm: 4 } }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', px: 4, pb: 16 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 5, sm: 8 } }}>
          <Wordmark />
          <Typography variant="h1" sx={{ mt: 6, mb: 5 }}>
            {title}
          </Typography>
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
