import MenuOpen from '@mui/icons-material/KeyboardDoubleArrowLeft';
import MenuClosed from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { HoverLabel, sizes } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { homePaths } from '../navigation/homePaths.ts';
import { railStyle } from './frameStyle.ts';
import { MenuList } from './MenuList.tsx';
import { useRailState } from './useRailState.ts';
import { Wordmark } from './Wordmark.tsx';

/** Menu beside the screen, with or without names. */
export function Rail() {
  const intl = useIntl();
  const { isOpen, toggle } = useRailState();
  const toggleLabel = intl.formatMessage({ id: isOpen ? 'panel.menu.collapse' : 'panel.menu.expand' });
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'panel.menu.label' })}
      sx={{
        ...railStyle,
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        width: isOpen ? sizes.openRailPx : sizes.railPx,
        position: 'sticky',
        top: 0,
        height: '100dvh',
      }}
    >
      <Box sx={{ height: sizes.topbarPx, px: 4, display: 'flex', alignItems: 'center', flexShrink: 0 }}>
        <Box
          component={Link}
          to={homePaths.home}
          aria-label="Vitrina"
          sx={{ color: 'inherit', textDecoration: 'none', borderRadius: 1, display: 'flex' }}
        >
          <Wordmark isNameShown={isOpen} />
        </Box>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', py: 2 }}>
        <MenuList isNameShown={isOpen} />
      </Box>
      <Box sx={{ p: 3, display: 'flex', justifyContent: isOpen ? 'flex-end' : 'center' }}>
        <HoverLabel label={toggleLabel}>
          <IconButton aria-label={toggleLabel} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? <MenuOpen /> : <MenuClosed />}
          </IconButton>
        </HoverLabel>
      </Box>
    </Box>
  );
}
