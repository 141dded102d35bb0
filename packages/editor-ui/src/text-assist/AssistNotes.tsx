import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { AiUsage } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

interface AssistNotesProps {
  /** `undefined` while loading. */
  readonly hasModel: boolean | undefined;
  readonly usage: AiUsage | undefined;
}

/** Shows the remaining use of the model today, or, without a model, that the actions don't use one. */
export function AssistNotes({ hasModel, usage }: AssistNotesProps) {
  if (hasModel === false) {
    return (
      <Alert severity="info">
        <FormattedMessage id="builder.assist.noModel" />
      </Alert>
    );
  }
  if (usage === undefined) return null;
  const requests = Math.max(0, usage.requestLimit - usage.requests);
  const tokens = Math.max(0, usage.tokenLimit - usage.tokens);
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="builder.assist.left" values={{ requests: tokens === 0 ? 0 : requests, tokens }} />
    </Typography>
  );
}
