import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LanguageSwitch } from '@vitrina/session';
import type { ReactNode } from 'react';

import { AccountMenu } from './AccountMenu.tsx';
import { topbarStyle } from './frameStyle.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

/** Where one is, the language, and who one is. */
export function Topbar({ title }: { title: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        ...topbarStyle,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, md: 6 },
      }}
    >
      <PhoneMenu />
      <Typography variant="h1" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </Typography>
      <LanguageSwitch />
      <AccountMenu />
    </Box>
  );
}
