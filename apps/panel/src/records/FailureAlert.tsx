import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { errorMessageId } from '@vitrina/session';
import { ChunkLoadError } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Why a form could not be sent, where no field is to blame. */
export function FailureAlert({ failure, sx }: { failure: unknown; sx?: SxProps }) {
  if (failure === undefined) return null;
  return (
    <Alert severity="error" sx={sx}>
      <FormattedMessage
        id={failure instanceof ChunkLoadError ? 'ui.form.notLoaded' : errorMessageId(failure)}
      />
    </Alert>
  );
}
