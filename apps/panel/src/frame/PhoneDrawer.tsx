import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { sizes } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { MenuList } from './MenuList.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Menu drawer on phones. */
export function PhoneDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { width: sizes.openRailPx + 40 } } }}>
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
        <IconButton aria-label={intl.formatMessage({ id: 'panel.menu.close' })} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <nav aria-label={intl.formatMessage({ id: 'panel.menu.label' })}>
        <MenuList isNameShown onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
