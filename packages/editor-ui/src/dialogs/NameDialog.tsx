import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface NameDialogProps {
  /** Message ids of the title, of the field and of the button that saves. */
  readonly titleId: string;
  readonly labelId: string;
  readonly saveId: string;
  readonly initialName: string;
  /** In letters. */
  readonly maxLength: number;
  /** Answers the message id of what is against the name, if anything. */
  readonly onSave: (name: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for the name of something; what is wrong with it stands below it. */
export function NameDialog(props: NameDialogProps) {
  const { titleId, labelId, saveId, initialName, maxLength, onSave, onClose } = props;
  const intl = useIntl();
  const headingId = useId();
  const [name, setName] = useState(initialName);
  const [isBusy, setBusy] = useState(false);
  const [problemId, setProblemId] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const problem = await onSave(name.trim());
    setBusy(false);
    setProblemId(problem);
    if (problem === undefined) onClose();
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
            fullWidth
            label={intl.formatMessage({ id: labelId })}
            value={name}
            error={problemId !== undefined}
            helperText={problemId !== undefined && intl.formatMessage({ id: problemId })}
            slotProps={{ htmlInput: { maxLength } }}
            onChange={(event) => {
              setName(event.target.value);
              setProblemId(undefined);
            }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            <FormattedMessage id={saveId} />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
