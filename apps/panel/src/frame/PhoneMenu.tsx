import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const PhoneDrawer = lazy(async () => (await import('./PhoneDrawer.tsx')).PhoneDrawer);

/** Menu button for narrow screens. The drawer is loaded on first use. */
export function PhoneMenu() {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={intl.formatMessage({ id: 'panel.menu.open' })}
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      {isOpen === undefined ? null : <PhoneDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
