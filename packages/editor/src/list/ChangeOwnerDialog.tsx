import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { calls } from '@vitrina/api-client/calls';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Props of {@link ChangeOwnerDialog}. */
export interface ChangeOwnerDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks which user shall own the packages, by id. */
export function ChangeOwnerDialog({ ids, onClose, onDone }: ChangeOwnerDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const client = useApiClient();
  const [userId, setUserId] = useState('');
  const [problemId, setProblemId] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!/^[1-9]\d*$/.test(userId)) {
      setProblemId('api.error.incorrectUserId');
      return;
    }
    setBusy(true);
    try {
      await client.call(calls.changeEpackOwner, {
        body: { userId: Number(userId), epackageIds: [...ids] },
      });
      toast.success({ text: intl.formatMessage({ id: 'builder.owner.changed' }, { count: ids.length }) });
      onDone();
    } catch (error) {
      setProblemId(errorMessageId(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          <FormattedMessage id="builder.owner.title" values={{ count: ids.length }} />
        </DialogTitle>
        <DialogContent>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
            autoFocus
            label={intl.formatMessage({ id: 'builder.owner.userId' })}
            value={userId}
            error={problemId !== undefined}
            helperText={problemId === undefined ? null : intl.formatMessage({ id: problemId })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onChange={(event) => {
              setUserId(event.target.value.trim());
              setProblemId(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={userId === ''}>
            <FormattedMessage id="builder.owner.change" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
