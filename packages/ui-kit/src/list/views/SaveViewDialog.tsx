import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ListViews } from '../listController.ts';

const longestName = 100;

/** Keeps the list as it is now under a name. */
export function SaveViewDialog({ onSave, onClose }: { onSave: ListViews['save']; onClose: () => void }) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      await onSave({ name: name.trim(), isShared });
      onClose();
    } catch {
      setState('failed');
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="ui.views.save" />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <TextField
            label={<FormattedMessage id="ui.views.name" />}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longestName } }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins with the name it asks for
            autoFocus
          />
          <FormControlLabel
            label={<FormattedMessage id="ui.views.share" />}
            control={<Checkbox checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />}
          />
          {state === 'failed' ? (
            <Alert severity="error">
              <FormattedMessage id="ui.views.failed" />
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={state === 'busy'} disabled={name.trim() === ''}>
            <FormattedMessage id="ui.views.saveAction" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
