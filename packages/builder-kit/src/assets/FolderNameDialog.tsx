import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { errorMessageId } from '@vitrina/session';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface FolderNameDialogProps {
  /** Message id of the title. */
  readonly titleId: string;
  readonly initialName: string;
  /** @throws ApiError where the name cannot be had */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a folder; what is wrong with it stands below it. */
export function FolderNameDialog({ titleId, initialName, onSave, onClose }: FolderNameDialogProps) {
  const intl = useIntl();
  const headingId = useId();
  const [name, setName] = useState(initialName);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={headingId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={headingId}>
          <FormattedMessage id={titleId} />
        </DialogTitle>
        <DialogContent>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
            autoFocus
            label={intl.formatMessage({ id: 'builder.assets.folderName' })}
            value={name}
            error={error !== undefined}
            helperText={error !== undefined && intl.formatMessage({ id: errorMessageId(error) })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            <FormattedMessage id="builder.assets.saveFolder" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
