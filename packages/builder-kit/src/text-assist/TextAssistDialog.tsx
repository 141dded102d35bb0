import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { errorMessageId } from '@vitrina/session';
import { StateView } from '@vitrina/ui-kit';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { viewActions } from '../store/viewSlice.ts';
import { AssistActions } from './AssistActions.tsx';
import { Proposal } from './Proposal.tsx';
import { useAssistedText } from './useAssistedText.ts';

/** Has the text assistant work on the active text. What it makes is a proposal: nothing changes until it is accepted. */
export function TextAssistDialog() {
  const titleId = useId();
  const store = useBuilderStore();
  const actions = useQuery(callQuery(store.services.client, calls.listAiActions));
  const assisted = useAssistedText();
  const close = () => store.dispatch(viewActions.dialogClosed());
  const accept = () => {
    assisted.accept();
    close();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.command.textAssist" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {assisted.error !== undefined && (
          <Alert severity="error">
            <FormattedMessage id={errorMessageId(assisted.error)} />
          </Alert>
        )}
        {actions.isPending && <Skeleton variant="rounded" height={120} />}
        {actions.isError && (
          <StateView state={{ kind: 'error', error: actions.error, onRetry: () => void actions.refetch() }} />
        )}
        {actions.data && (
          <AssistActions actions={actions.data.data.items} busyId={assisted.busyId} onRun={assisted.run} />
        )}
        {assisted.proposal !== undefined && <Proposal before={assisted.text} after={assisted.proposal} />}
        {assisted.proposal !== undefined && assisted.losesFormatting && (
          <Alert severity="info">
            <FormattedMessage id="builder.assist.losesFormatting" />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="builder.assist.reject" />
        </Button>
        <Button variant="contained" disabled={assisted.proposal === undefined} onClick={accept}>
          <FormattedMessage id="builder.assist.accept" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
