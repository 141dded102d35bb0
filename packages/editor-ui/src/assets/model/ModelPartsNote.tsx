import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { FailureAlert, formatText } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { toRefusalText } from './refusalText.ts';
import type { ModelParts } from './useModelParts.ts';

/** Shows that files are being joined to a model, or why they can't be. */
export function ModelPartsNote({ parts }: { readonly parts: ModelParts }) {
  const intl = useIntl();
  if (parts.isPending)
    return <LinearProgress aria-label={intl.formatMessage({ id: 'builder.model.join.pending' })} />;
  if (!parts.refusal) return <FailureAlert failure={parts.error} />;
  return (
    <Alert severity="error" onClose={parts.forget} sx={{ overflowWrap: 'anywhere' }}>
      {formatText(intl, toRefusalText(parts.refusal, intl))}
    </Alert>
  );
}
