import Close from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { sizes } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { MenuList } from './MenuList.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The menu where there is no room for a rail. */
export function PhoneMenu() {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={intl.formatMessage({ id: 'panel.menu.open' })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { sx: { width: sizes.openRailPx + 40 } } }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            height: sizes.topbarPx,
            pl: 4,
            pr: 2,
          }}
        >
          <Wordmark />
          <IconButton aria-label={intl.formatMessage({ id: 'panel.menu.close' })} onClick={close}>
            <Close />
          </IconButton>
        </Box>
        <nav aria-label={intl.formatMessage({ id: 'panel.menu.label' })}>
          <MenuList isNameShown onFollow={close} />
        </nav>
      </Drawer>
    </Box>
  );
}
