import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { TurnMaking } from './useTurnMaking.ts';

interface TurnActionsProps {
  readonly making: TurnMaking;
  /** The number of frames to make. */
  readonly count: number;
  /** Whether the frames replace other images. */
  readonly isReplacing: boolean;
  readonly isReady: boolean;
  readonly onMake: () => void;
  readonly onClose: () => void;
}

/** The buttons of a dialog that makes a turn, and the progress while it does. */
export function TurnActions({ making, count, isReplacing, isReady, onMake, onClose }: TurnActionsProps) {
  const intl = useIntl();
  const { isPending, made } = making;
  return (
    <DialogActions>
      {isPending && (
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            <FormattedMessage
              id="builder.turn.making"
              values={{ number: Math.min(made + 1, count), count }}
            />
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(made / count) * 100}
            aria-label={intl.formatMessage({ id: 'builder.turn.progress' })}
          />
        </Box>
      )}
      <Button variant="outlined" onClick={isPending ? making.cancel : onClose}>
        <FormattedMessage id={isPending ? 'builder.turn.stop' : 'ui.action.cancel'} />
      </Button>
      <Button variant="contained" disabled={!isReady} loading={isPending} onClick={onMake}>
        <FormattedMessage id={isReplacing ? 'builder.turn.replace' : 'builder.turn.add'} values={{ count }} />
      </Button>
    </DialogActions>
  );
}
