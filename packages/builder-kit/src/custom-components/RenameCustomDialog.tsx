import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LateWords } from '../messages/late/LateWords.tsx';
import type { SavedComponent } from './useSavedComponents.ts';

/** Props of {@link RenameCustomDialog}. */
export interface RenameCustomDialogProps {
  readonly component: SavedComponent;
  readonly onClose: () => void;
}

/** Asks for another name of a saved component; what is wrong with it stands below it. */
export function RenameCustomDialog(props: RenameCustomDialogProps) {
  return (
    <LateWords>
      <NameDialog {...props} />
    </LateWords>
  );
}

function NameDialog({ component, onClose }: RenameCustomDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const [name, setName] = useState(component.name);
  const [isBusy, setBusy] = useState(false);
  const [problemId, setProblemId] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const refusal = name.trim() === component.name ? undefined : await component.rename(name.trim());
    setBusy(false);
    setProblemId(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="builder.custom.renameTitle" />
        </DialogTitle>
        <DialogContent>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
            autoFocus
            fullWidth
            label={intl.formatMessage({ id: 'builder.custom.name' })}
            value={name}
            error={problemId !== undefined}
            helperText={problemId !== undefined && intl.formatMessage({ id: problemId })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
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
            <FormattedMessage id="builder.custom.renameTitle" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
