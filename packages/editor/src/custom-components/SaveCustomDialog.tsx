import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { invalidateReadsOf } from '@vitrina/api-client/query';
import type { CustomComponent } from '@vitrina/epack-model';
import { errorMessageId, useAction, useApiClient, useCallMutation } from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toWireComponents } from '@vitrina/editor-core/clipboard';
import { replaceOwn, takenNameIds, replaceShared } from '@vitrina/editor-core/edits';
import { applyDataChange, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

const places = ['everywhere', 'package'] as const;

/** Where a saved component is available. */
type Place = (typeof places)[number];

/** Renders the form that saves the selected blocks for reuse. */
export function SaveCustomDialog() {
  const intl = useIntl();
  const store = useEditorStore();
  const client = useApiClient();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Place>('everywhere');
  const creation = useCallMutation(calls.createCustomComponent);
  const [problemId, setProblemId] = useState<LabelId>();
  const close = () => store.dispatch(viewActions.dialogClosed());
  const isTaken = problemId !== undefined && takenNameIds.has(problemId);
  const saveOwn = (saved: CustomComponent): LabelId | undefined => {
    if (isTaken) return store.dispatch(replaceOwn(saved.name, saved));
    const result = store.dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent: saved }));
    return result.ok ? undefined : result.code;
  };
  const save = async (saved: CustomComponent): Promise<LabelId | undefined> => {
    if (place === 'package') return saveOwn(saved);
    try {
      // The component with this name may be deleted by now.
      const isReplaced = isTaken && (await replaceShared(client, saved));
      if (isReplaced) await invalidateReadsOf(queries, calls.updateCustomComponent);
      else await creation.runAsync({ body: saved });
      return undefined;
    } catch (error) {
      return errorMessageId(error);
    }
  };
  const saving = useAction(async () => {
    const state = store.getState();
    const page = getActivePage(state);
    if (page === undefined) return;
    const components = [...toWireComponents(page, state.view.selection, store.services.catalogue.rules)];
    const refusal = await save({ name: name.trim(), components });
    setProblemId(refusal);
    if (refusal !== undefined) return;
    toast.success({ text: intl.formatMessage({ id: 'builder.custom.saved' }, { name: name.trim() }) });
    close();
  });
  return (
    <FormDialog
      form={{
        submit: (event) => {
          event?.preventDefault();
          saving.run();
        },
        isPending: saving.isPending,
        isDirty: name !== '',
        failure: saving.error,
      }}
      title={<FormattedMessage id="builder.command.saveCustom" />}
      submitLabel={<FormattedMessage id={isTaken ? 'builder.custom.replace' : 'builder.custom.save'} />}
      isSubmitDisabled={name.trim() === ''}
      maxWidth="xs"
      onClose={close}
    >
      <TextField
        label={intl.formatMessage({ id: 'builder.custom.name' })}
        value={name}
        error={problemId !== undefined}
        helperText={intl.formatMessage({ id: problemId ?? `builder.custom.text.${place}` })}
        inputAttributes={{ maxLength: 100 }}
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
    </FormDialog>
  );
}
