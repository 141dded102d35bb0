import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { queryKeyOf } from '@vitrina/api-client/query';
import type { CustomComponent } from '@vitrina/epack-model';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toWireComponents } from '@vitrina/editor-core/clipboard';
import { replaceOwn, takenNameIds, replaceShared } from '@vitrina/editor-core/edits';
import { applyDataChange, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

const places = ['everywhere', 'package'] as const;

/** Where a saved component can be used. */
type Place = (typeof places)[number];

/** Asks under which name the selected blocks shall be saved for use again. */
export function SaveCustomDialog() {
  const intl = useIntl();
  const titleId = useId();
  const store = useEditorStore();
  const client = useApiClient();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Place>('everywhere');
  const [isBusy, setBusy] = useState(false);
  const [problemId, setProblemId] = useState<string>();
  const close = () => store.dispatch(viewActions.dialogClosed());
  const isTaken = problemId !== undefined && takenNameIds.has(problemId);
  const saveOwn = (saved: CustomComponent): string | undefined => {
    if (isTaken) return store.dispatch(replaceOwn(saved.name, saved));
    const result = store.dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent: saved }));
    return result.ok ? undefined : result.code;
  };
  const save = async (saved: CustomComponent): Promise<string | undefined> => {
    if (place === 'package') return saveOwn(saved);
    try {
      // What had the name may be gone by now.
      const isReplaced = isTaken && (await replaceShared(client, saved));
      if (!isReplaced) await client.call(calls.createCustomComponent, { body: saved });
      await queries.invalidateQueries({ queryKey: queryKeyOf(calls.listCustomComponents) });
      return undefined;
    } catch (error) {
      return errorMessageId(error);
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const state = store.getState();
    const page = getActivePage(state);
    if (page === undefined) return;
    const components = [...toWireComponents(page, state.view.selection, store.services.catalogue.rules)];
    setBusy(true);
    const refusal = await save({ name: name.trim(), components });
    setBusy(false);
    setProblemId(refusal);
    if (refusal !== undefined) return;
    toast.success({ text: intl.formatMessage({ id: 'builder.custom.saved' }, { name: name.trim() }) });
    close();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="builder.command.saveCustom" />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins with the name it asks for
            autoFocus
            label={intl.formatMessage({ id: 'builder.custom.name' })}
            value={name}
            error={problemId !== undefined}
            helperText={intl.formatMessage({ id: problemId ?? `builder.custom.text.${place}` })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            onChange={(event) => {
              setName(event.target.value);
              setProblemId(undefined);
            }}
          />
          {isTaken && (
            <Typography variant="body2">
              <FormattedMessage id="builder.custom.replaceText" />
            </Typography>
          )}
          <RadioGroup
            aria-label={intl.formatMessage({ id: 'builder.custom.place' })}
            value={place}
            onChange={(_, next) => {
              setPlace(next === 'package' ? 'package' : 'everywhere');
              setProblemId(undefined);
            }}
          >
            {places.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio />}
                label={<FormattedMessage id={`builder.custom.place.${each}`} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            <FormattedMessage id={isTaken ? 'builder.custom.replace' : 'builder.custom.save'} />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
