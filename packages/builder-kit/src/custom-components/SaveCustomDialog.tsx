import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { toast } from '@vitrina/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { toWireComponents } from '../clipboard/clipboardText.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';

/** Asks under which name the selected blocks shall be saved for use again. */
export function SaveCustomDialog() {
  const intl = useIntl();
  const titleId = useId();
  const store = useBuilderStore();
  const [name, setName] = useState('');
  const [problemId, setProblemId] = useState<string>();
  const close = () => store.dispatch(viewActions.dialogClosed());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const state = store.getState();
    const page = getActivePage(state);
    if (page === undefined) return;
    const components = [...toWireComponents(page, state.view.selection, store.services.catalogue.rules)];
    const customComponent = { name: name.trim(), components };
    const result = store.dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent }));
    if (!result.ok) {
      setProblemId(result.code);
      return;
    }
    toast.success({ text: intl.formatMessage({ id: 'builder.custom.saved' }, { name: name.trim() }) });
    close();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="builder.command.saveCustom" />
        </DialogTitle>
        <DialogContent>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
            autoFocus
            label={intl.formatMessage({ id: 'builder.custom.name' })}
            value={name}
            error={problemId !== undefined}
            helperText={intl.formatMessage({ id: problemId ?? 'builder.custom.text' })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            onChange={(event) => {
              setName(event.target.value);
              setProblemId(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            <FormattedMessage id="builder.custom.save" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
