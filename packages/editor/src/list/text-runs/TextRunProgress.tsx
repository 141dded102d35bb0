import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TextRun } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { type ReactNode, useId } from 'react';

interface TextRunProgressProps {
  readonly run: TextRun;
  readonly isSending: boolean;
  readonly onContinue: () => void;
  readonly onStop: () => void;
}

const percent = 100;

/** Renders what the server is doing for a text run, or why it paused, with the button to stop or continue. */
export function TextRunProgress({ run, isSending, onContinue, onStop }: TextRunProgressProps) {
  const { status, total, counts, message } = run;
  const done = total - counts.waiting;
  return (
    <>
      {status === 'running' && (
        <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
          <Progress value={total === 0 ? 0 : done / total}>
            <FormattedMessage id="builder.textRun.progress" values={{ done, total }} />
          </Progress>
          <Button variant="outlined" loading={isSending} onClick={onStop}>
            <FormattedMessage id="builder.textRun.stop" />
          </Button>
        </Box>
      )}
      {(status === 'paused' || status === 'stopped') && (
        <Alert
          severity={status === 'paused' ? 'warning' : 'info'}
          action={
            <Button color="inherit" loading={isSending} onClick={onContinue}>
              <FormattedMessage id="builder.textRun.continue" />
            </Button>
          }
        >
          {status === 'paused' ? (
            <FormattedMessage id="builder.textRun.paused" values={{ reason: message ?? '' }} />
          ) : (
            <FormattedMessage id="builder.textRun.stopped" values={{ count: counts.waiting }} />
          )}
        </Alert>
      )}
      {counts.applying > 0 && (
        <Progress value={counts.applied / (counts.applied + counts.applying)}>
          <FormattedMessage id="builder.textRun.applying" values={{ count: counts.applying }} />
        </Progress>
      )}
    </>
  );
}

function Progress({ value, children }: { readonly value: number; readonly children: ReactNode }) {
  const textId = useId();
  return (
    <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={textId} sx={{ mb: 2 }}>
        {children}
      </Typography>
      <LinearProgress variant="determinate" value={value * percent} aria-labelledby={textId} />
    </Box>
  );
}
