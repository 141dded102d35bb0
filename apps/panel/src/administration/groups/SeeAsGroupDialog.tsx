import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import { GroupScreens } from './GroupScreens.tsx';
import { GroupSettingsList } from './GroupSettingsList.tsx';
import type { GroupValues } from './settingSwitches.ts';

/** Props of {@link SeeAsGroupDialog}. */
export interface SeeAsGroupProps {
  /** What the group's form says now. */
  group: GroupValues;
  onClose: () => void;
}

/** What a user of the group would find in the panel: the same table and the same rules draw it. Nothing in it acts. */
export function SeeAsGroupDialog({ group, onClose }: SeeAsGroupProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="panel.groups.seeAs" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>
          <FormattedMessage id="panel.groups.seeAsText" />
        </Typography>
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <GroupScreens group={group} />
          <GroupSettingsList group={group} />
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
