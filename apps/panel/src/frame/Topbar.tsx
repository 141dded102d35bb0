import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LanguageSwitch } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { InboxButton } from './inbox/InboxButton.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { useListAddress } from '../shared/records/listAddress.ts';
import type { PanelRoute } from '../navigation/panelRoute.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { topbarStyle } from './frameStyle.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

function BackButton({ to }: { to: string }) {
  const label = useIntl().formatMessage({ id: 'panel.frame.back' });
  return (
    <IconButton component={Link} to={useListAddress(to)} aria-label={label}>
      <ArrowBack />
    </IconButton>
  );
}

/** On a phone a long title takes two smaller lines before it is cut. */
const titleStyle = {
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: { xs: 16, sm: 20 },
  lineHeight: { xs: '20px', sm: '28px' },
} as const;

/** Where one is and the way back, the palette, what is new, the language, and who one is. */
export function Topbar({ route }: { route: PanelRoute | undefined }) {
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
        gap: { xs: 1, sm: 2 },
        px: { xs: 2, md: 6 },
      }}
    >
      <PhoneMenu />
      {route?.parentPath && <BackButton to={route.parentPath} />}
      <Typography variant="h1" sx={titleStyle}>
        {route ? <FormattedMessage id={route.titleId} /> : null}
      </Typography>
      {/* On a phone a way back and the palette together would leave the title no room for a word. */}
      <Box sx={{ display: { xs: route?.parentPath === undefined ? 'contents' : 'none', sm: 'contents' } }}>
        <PaletteButton />
      </Box>
      <InboxButton />
      <LanguageSwitch />
      <AccountMenu />
    </Box>
  );
}
