import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PublicationRun } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

interface PublicationRunProgressProps {
  readonly run: PublicationRun;
  readonly isSending: boolean;
  readonly onStop: () => void;
}

const percent = 100;

/** Renders what the server is doing with the packages, with the button to stop, or what the check has found. */
export function PublicationRunProgress({ run, isSending, onStop }: PublicationRunProgressProps) {
  const textId = useId();
  const { status, total, counts } = run;
  const { checking, ready, refused, none, waiting, done, failed } = counts;
  if (status === 'checking' || status === 'running') {
    const isChecking = status === 'checking';
    const all = isChecking ? total : waiting + done + failed;
    const finished = isChecking ? total - checking : done + failed;
    return (
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={textId} sx={{ mb: 2 }}>
            <FormattedMessage
              id={`builder.publicationRun.progress.${status}`}
              values={{ done: finished, total: all }}
            />
          </Typography>
          <LinearProgress
            variant="determinate"
            value={all === 0 ? 0 : (finished / all) * percent}
            aria-labelledby={textId}
          />
        </Box>
        <Button variant="outlined" loading={isSending} onClick={onStop}>
          <FormattedMessage id="builder.textRun.stop" />
        </Button>
      </Box>
    );
  }
  const severity = refused + failed > 0 ? 'warning' : status === 'done' ? 'success' : 'info';
  return (
    <Alert severity={severity} role="status">
      <FormattedMessage
        id={`builder.publicationRun.outcome.${status}`}
        values={{ ready, refused, none, done, failed, left: ready + checking }}
      />
    </Alert>
  );
}
