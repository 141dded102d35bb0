import Restart from '@mui/icons-material/RestartAltOutlined';
import Tour from '@mui/icons-material/TourOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Profile } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { resumeTour } from '@vitrina/session/tour';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { displayNameOf } from './initialsOf.ts';

/** Props of {@link AccountChoices}. */
export interface AccountChoicesProps {
  profile: Profile;
  anchor: HTMLElement;
  onClose: () => void;
  onSignOut: () => void;
  /** Asks whether to reset the demo. */
  onResetDemo: () => void;
}

/** The tour and, for administrators, the reset of a demo installation. */
function demoItems({ profile, onClose, onResetDemo }: AccountChoicesProps, isAdmin: boolean) {
  if (profile.isDemo !== true) return null;
  const takeTour = () => {
    onClose();
    resumeTour(profile.id);
  };
  return [
    <MenuItem key="tour" onClick={takeTour}>
      <ListItemIcon>
        <Tour />
      </ListItemIcon>
      <FormattedMessage id="session.tour.title" />
    </MenuItem>,
    isAdmin && (
      <MenuItem key="reset" onClick={onResetDemo}>
        <ListItemIcon>
          <Restart />
        </ListItemIcon>
        <FormattedMessage id="panel.demoReset.menu" />
      </MenuItem>
    ),
    <Divider key="end" component="li" sx={{ my: 1 }} />,
  ];
}

/** Shows the signed-in user's name and email, with links to the profile and to sign out. */
export function AccountChoices(props: AccountChoicesProps) {
  const { profile, anchor, onClose, onSignOut } = props;
  const { isAdmin } = useSession();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 320 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
          {displayNameOf(profile)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {profile.email}
        </Typography>
      </Box>
      <Divider component="li" sx={{ my: 1 }} />
      <MenuItem component={Link} to="/panel/profile" onClick={onClose}>
        <ListItemIcon>
          <Person />
        </ListItemIcon>
        <FormattedMessage id="panel.profile.title" />
      </MenuItem>
      {demoItems(props, isAdmin)}
      <MenuItem onClick={onSignOut}>
        <ListItemIcon>
          <Logout />
        </ListItemIcon>
        <FormattedMessage id="panel.account.logOut" />
      </MenuItem>
    </Menu>
  );
}
