import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PageTest } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

/** The progress of a test, announced to screen readers. */
export function TestProgress({ test }: { test: PageTest | undefined }) {
  const titleId = useId();
  const { step = 'waiting', ahead = 0 } = test ?? {};
  return (
    <Box sx={{ mt: 8 }}>
      <Box role="status">
        <Typography id={titleId} sx={{ fontWeight: 500, mb: 2 }}>
          <FormattedMessage id={`pageTest.step.${step}`} />
        </Typography>
        {ahead > 0 && (step === 'waiting' || step === 'inLine') ? (
          <Typography sx={{ mb: 2 }}>
            <FormattedMessage id="pageTest.ahead" values={{ count: ahead }} />
          </Typography>
        ) : null}
      </Box>
      <LinearProgress aria-labelledby={titleId} />
      <Typography variant="caption" sx={{ display: 'block', mt: 2, color: 'text.secondary' }}>
        <FormattedMessage id="pageTest.takes" />
      </Typography>
    </Box>
  );
}
