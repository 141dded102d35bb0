import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { BlockDefinition } from '@vitrina/block-kit';
import { FailureAlert, StateView, FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { type AssistTarget, toPlainText } from '@vitrina/editor-core/texts';

import { AssistActions } from './AssistActions.tsx';
import { AssistNotes } from './AssistNotes.tsx';
import { Proposal } from './Proposal.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { useAssistant } from './useAssistant.ts';

/** Props of {@link AssistDialog}. */
export interface AssistDialogProps {
  /** Texts to choose from. The first one is selected initially. */
  readonly targets: readonly AssistTarget[];
  /** Block definition that names the texts, if there are several. */
  readonly definition?: BlockDefinition | undefined;
  readonly onClose: () => void;
}

/** Dialog of the text assistant. Results are proposals: nothing changes until a proposal is accepted. */
export function AssistDialog({ targets, definition, onClose }: AssistDialogProps) {
  const titleId = useId();
  const [key, setKey] = useState(targets[0]?.key);
  const target = targets.find((each) => each.key === key);
  const assistant = useAssistant(target);
  const { actions, busyId, error, proposal } = assistant;
  const choose = (next: string) => {
    assistant.reset();
    setKey(next);
  };
  const accept = () => {
    if (proposal?.isComplete) target?.accept(proposal.text);
    onClose();
  };
  const read = (text: string) => (target?.isRich ? toPlainText(text) : text);
  return (
    <GuardedDialog isDirty={proposal !== undefined} onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.command.textAssist" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {target === undefined ? (
          <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.assist.noText" /> }} />
        ) : (
          <>
            <TargetChoice targets={targets} definition={definition} value={target.key} onChange={choose} />
            <FailureAlert failure={error} />
            {actions.isPending && <Skeleton variant="rounded" height={120} />}
            {actions.isError && (
              <StateView
                state={{ kind: 'error', error: actions.error, onRetry: () => void actions.refetch() }}
              />
            )}
            {actions.data && (
              <>
                <AssistNotes hasModel={assistant.hasModel} usage={assistant.usage} />
                <AssistActions
                  actions={actions.data.data.items.filter(({ isAvailable }) => isAvailable)}
                  busyId={busyId}
                  onRun={assistant.run}
                  onCancel={assistant.cancel}
                />
              </>
            )}
            {proposal && (
              <Proposal
                before={read(target.text)}
                after={read(proposal.text)}
                isComplete={proposal.isComplete}
              />
            )}
            {proposal?.losesFormatting && (
              <Alert severity="info">
                <FormattedMessage id="builder.assist.losesFormatting" />
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="builder.assist.reject" />
        </Button>
        <Button variant="contained" disabled={!proposal?.isComplete} onClick={accept}>
          <FormattedMessage id="builder.assist.accept" />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}
