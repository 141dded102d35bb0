import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Profile } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { displayNameOf } from './initialsOf.ts';

/** Props of {@link AccountChoices}. */
export interface AccountChoicesProps {
  profile: Profile;
  anchor: HTMLElement;
  onClose: () => void;
  onSignOut: () => void;
}

/** Shows the signed-in user's name and email, with links to the profile and to sign out. */
export function AccountChoices({ profile, anchor, onClose, onSignOut }: AccountChoicesProps) {
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
      <MenuItem onClick={onSignOut}>
        <ListItemIcon>
          <Logout />
        </ListItemIcon>
        <FormattedMessage id="panel.account.logOut" />
      </MenuItem>
    </Menu>
  );
}
