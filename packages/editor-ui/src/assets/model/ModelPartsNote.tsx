import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { JoinRefusal } from './joinModel.ts';
import type { ModelParts } from './useModelParts.ts';

/** Shows that files are being joined to a model, or why they can't be. */
export function ModelPartsNote({ parts }: { readonly parts: ModelParts }) {
  const intl = useIntl();
  if (parts.isPending)
    return <LinearProgress aria-label={intl.formatMessage({ id: 'builder.model.join.pending' })} />;
  if (!parts.refusal) return <FailureAlert failure={parts.error} />;
  return (
    <Alert severity="error" onClose={parts.forget} sx={{ overflowWrap: 'anywhere' }}>
      <RefusalText refusal={parts.refusal} />
    </Alert>
  );
}

function RefusalText({ refusal }: { readonly refusal: JoinRefusal }) {
  const intl = useIntl();
  if (refusal.code !== 'missing') return <FormattedMessage id={`builder.model.join.${refusal.code}`} />;
  const names = intl.formatList(refusal.names, { type: 'conjunction' });
  return <FormattedMessage id="builder.model.join.missing" values={{ names, count: refusal.names.length }} />;
}
