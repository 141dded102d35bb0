import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useSession } from '@vitrina/session';
import { visuallyHidden } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

import { displayNameOf, initialsOf } from './initialsOf.ts';

/** Who is signed in, with the ways to the profile and out. */
export function AccountMenu() {
  const { profile, signOut } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!profile) return null;
  const name = displayNameOf(profile);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%' }}
      >
        <span style={visuallyHidden}>
          <FormattedMessage id="panel.account.label" values={{ name }} />
        </span>
        <Avatar
          aria-hidden="true"
          sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'primary.main' }}
        >
          {initialsOf(profile)}
        </Avatar>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 320 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {profile.email}
          </Typography>
        </Box>
        <Divider component="li" sx={{ my: 1 }} />
        <MenuItem component={Link} to="/panel/profile" onClick={close}>
          <ListItemIcon>
            <Person />
          </ListItemIcon>
          <FormattedMessage id="panel.profile.title" />
        </MenuItem>
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          <FormattedMessage id="panel.account.logOut" />
        </MenuItem>
      </Menu>
    </>
  );
}
