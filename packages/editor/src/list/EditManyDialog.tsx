import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, contract } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { toBulkProps, type ManyProps } from './toBulkProps.ts';

/** The packages to edit, as the call expects them: by id, or all that match the list's filter. */
export type EpackTarget = { readonly ids: string[] } | { readonly filter: Readonly<Record<string, string>> };

type Refused = CallAnswer<typeof contract.editPropsOfEpacks>['data']['refused'];

/** Props of {@link EditManyDialog}. */
export interface EditManyDialogProps {
  readonly target: EpackTarget;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const untouched: ManyProps = { brand: '', addTags: [], removeTags: [] };

/**
 * Renders the form that changes properties of several packages. An empty field keeps each package's own
 * value.
 */
export function EditManyDialog({ target, count, onClose, onDone }: EditManyDialogProps) {
  const intl = useIntl();
  const [entered, setEntered] = useState(untouched);
  const [isNothing, setNothing] = useState(false);
  const edit = useCallMutation(calls.editPropsOfEpacks, {
    onSuccess: ({ data }) => {
      toast.success({ text: intl.formatMessage({ id: 'builder.many.done' }, { count: data.count }) });
      if (data.refused.length === 0) onDone();
    },
  });
  const props = toBulkProps(entered);
  const isDirty = Object.keys(props).length > 0;
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    setNothing(!isDirty);
    if (isDirty) edit.run({ body: { ...target, props } });
  };
  return (
    <FormDialog
      form={{ submit, isPending: edit.isPending, isDirty, failure: edit.error }}
      title={<FormattedMessage id="builder.many.title" values={{ count }} />}
      submitLabel={<FormattedMessage id="builder.many.save" values={{ count }} />}
      maxWidth="xs"
      onClose={onClose}
    >
      {isNothing && (
        <Alert severity="error">
          <FormattedMessage id="builder.many.nothing" />
        </Alert>
      )}
      <Refusals refused={edit.data?.data.refused ?? []} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.many.text" />
      </Typography>
      <TextField
        label={<FormattedMessage id="builder.list.brand" />}
        value={entered.brand}
        inputAttributes={{ maxLength: 300 }}
        onChange={(event) => setEntered((before) => ({ ...before, brand: event.target.value }))}
      />
      {(['addTags', 'removeTags'] as const).map((field) => (
        <Autocomplete
          key={field}
          multiple
          freeSolo
          autoSelect
          options={[] as string[]}
          value={[...entered[field]]}
          onChange={(_, tags) => setEntered((before) => ({ ...before, [field]: tags }))}
          renderInput={(params) => (
            <TextField choice={params} label={<FormattedMessage id={`builder.many.${field}`} />} />
          )}
        />
      ))}
    </FormDialog>
  );
}

function Refusals({ refused }: { refused: Refused }) {
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning">
      <FormattedMessage id="builder.many.refused" values={{ count: refused.length }} />
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
