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

/** On phones, a long title wraps to two smaller lines before it is truncated. */
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

/** Top bar: title with a back link, command palette, notifications, language, and account menu. */
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
      {/* On phones, a back link and the palette button would leave no room for the title. */}
      <Box sx={{ display: { xs: route?.parentPath === undefined ? 'contents' : 'none', sm: 'contents' } }}>
        <PaletteButton />
      </Box>
      <InboxButton />
      <LanguageSwitch />
      <AccountMenu />
    </Box>
  );
}
