import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DemoState } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

/** Props of {@link DemoResetProgress}. */
export interface DemoResetProgressProps {
  readonly open: boolean;
  readonly stage: DemoState['stage'] | undefined;
  /** Whether the user started it. Otherwise, the demo loads for the first time, or somebody else reset it. */
  readonly hasReset: boolean;
  readonly onClose: () => void;
}

/** Shows what of the demo is loading. */
export function DemoResetProgress({ open, stage = 'packages', hasReset, onClose }: DemoResetProgressProps) {
  const titleId = useId();
  const textId = useId();
  const isReady = stage === 'ready';
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id={isReady ? 'panel.demoReset.done' : 'panel.demoReset.running'} />
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} role="status" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`panel.demoReset.${stage}`} />
        </Typography>
        {isReady ? null : <LinearProgress aria-labelledby={textId} sx={{ mt: 4 }} />}
      </DialogContent>
      <DialogActions>
        <Button variant={isReady ? 'contained' : 'outlined'} onClick={onClose}>
          <FormattedMessage
            id={isReady ? 'panel.demoReset.open' : hasReset ? 'panel.demoReset.leave' : 'ui.action.close'}
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
