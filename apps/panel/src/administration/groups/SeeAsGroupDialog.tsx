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
  /** Current values of the group's form. */
  group: GroupValues;
  onClose: () => void;
}

/**
 * Previews the panel as a user of the group sees it, with the same route table and access rules. The preview
 * is read-only.
 */
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
