import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { GroupSettings, PermissionName } from '@vitrina/api-client/contract';
import { holdsPermission, type RequiredPermission } from '@vitrina/session';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { menuOf } from '../routes/menuOf.ts';
import { usePanelRoutes } from '../routes/PanelRoutes.ts';

interface SeeAsGroupProps {
  name: string;
  settings: GroupSettings;
  permissions: readonly PermissionName[];
  onClose: () => void;
}

const widgets = [
  'browsers',
  'devices',
  'map',
  'os',
  'platforms',
  'usersPerLicense',
  'usersPerRetailer',
] as const;

/** A member of the group with nothing of its own, as the guards of the panel see one. */
function memberOf({ name, settings, permissions }: Omit<SeeAsGroupProps, 'onClose'>) {
  return {
    roles: ['ROLE_USER'],
    permissions: permissions.map((permission, index) => ({ id: index + 1, name: permission })),
    group: { id: 1, name, settings },
  };
}

/** What a user of the group would find in the panel: the same table and the same rules draw it. Nothing in it acts. */
export function SeeAsGroupDialog({ onClose, ...group }: SeeAsGroupProps) {
  const titleId = useId();
  const routes = usePanelRoutes();
  const member = memberOf(group);
  const can = (permission: RequiredPermission) => holdsPermission(member, permission);
  const shownWidgets = widgets.filter((widget) => group.settings.dashboard[widget]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="panel.groups.seeAs" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>
          <FormattedMessage id="panel.groups.seeAsText" />
        </Typography>
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Box component="section">
            <Typography variant="h3">
              <FormattedMessage id="panel.menu.label" />
            </Typography>
            {menuOf(routes, can, group.settings.menu).map(({ section, items }) => (
              <Box key={section} sx={{ mt: 3 }}>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
                  <FormattedMessage id={`panel.menu.${section}`} />
                </Typography>
                {items.map(({ name, titleId: label, menu: { Icon } }) => (
                  <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
                    <Icon />
                    <FormattedMessage id={label} />
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
          <Box component="section">
            <Typography variant="h3">
              <FormattedMessage id="panel.groups.section.dashboard" />
            </Typography>
            {shownWidgets.length === 0 ? (
              <Typography sx={{ color: 'text.secondary', mt: 3 }}>
                <FormattedMessage id="panel.groups.seeAsNoWidgets" />
              </Typography>
            ) : (
              <Box component="ul" sx={{ mt: 3, pl: 5 }}>
                {shownWidgets.map((widget) => (
                  <li key={widget}>
                    <FormattedMessage id={`panel.groups.settings.dashboard.${widget}`} />
                  </li>
                ))}
              </Box>
            )}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
