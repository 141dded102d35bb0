import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { CopyButton } from '../copy-button/CopyButton.tsx';
import { useDescribeFailure } from './useDescribeFailure.ts';

/** Props of {@link FailureAlert}. */
export interface FailureAlertProps {
  /** Without a failure, nothing is shown. */
  failure: unknown;
  sx?: SxProps;
}

/** Shows why something failed; if the reason is unknown, with the request's code for support. */
export function FailureAlert({ failure, sx }: FailureAlertProps) {
  const describe = useDescribeFailure();
  if (failure === undefined || failure === null) return null;
  const { text, requestId } = describe(failure);
  return (
    <Alert severity="error" sx={sx}>
      {text}
      {requestId === undefined ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id="ui.error.requestId" values={{ requestId }} />
          </Typography>
          <CopyButton text={requestId} />
        </Box>
      )}
    </Alert>
  );
}
