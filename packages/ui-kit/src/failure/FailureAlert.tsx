import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { CopyButton } from '../copy-button/CopyButton.tsx';
import { readErrorFacts } from '../state-view/errorFacts.ts';
import { useFailureText } from './useFailureText.ts';

/** Props of {@link FailureAlert}. */
export interface FailureAlertProps {
  /** Nothing is shown while there is none. */
  failure: unknown;
  sx?: SxProps;
}

/** Says why something failed, with the code of its request for support. */
export function FailureAlert({ failure, sx }: FailureAlertProps) {
  const failureText = useFailureText();
  if (failure === undefined || failure === null) return null;
  const { requestId } = readErrorFacts(failure);
  return (
    <Alert severity="error" sx={sx}>
      {failureText(failure)}
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
