import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, contract, EpackBulkProps } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { toBulkProps, type ManyProps } from './toBulkProps.ts';

/** Which packages, as the call takes them: by id, or all that a list would show. */
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

/** Changes properties of several packages at once; what is left empty stays as it is with each. */
export function EditManyDialog({ target, count, onClose, onDone }: EditManyDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const [entered, setEntered] = useState(untouched);
  const { problemId, refused, isBusy, send } = useEditMany(target, onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(toBulkProps(entered));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="builder.many.title" values={{ count }} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          {problemId !== undefined && <Alert severity="error">{intl.formatMessage({ id: problemId })}</Alert>}
          <Refusals refused={refused} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.many.text" />
          </Typography>
          <TextField
            label={intl.formatMessage({ id: 'builder.list.brand' })}
            value={entered.brand}
            slotProps={{ htmlInput: { maxLength: 300 } }}
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
                <TextField {...params} label={intl.formatMessage({ id: `builder.many.${field}` })} />
              )}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            <FormattedMessage id="builder.many.save" values={{ count }} />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Sends the change. Packages that refuse it are named; the others have it then. */
function useEditMany(target: EpackTarget, onDone: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  const [problemId, setProblemId] = useState<string>();
  const [refused, setRefused] = useState<Refused>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (props: EpackBulkProps) => {
    if (Object.keys(props).length === 0) {
      setProblemId('builder.many.nothing');
      return;
    }
    setBusy(true);
    setProblemId(undefined);
    try {
      const { data } = await client.call(calls.editPropsOfEpacks, { body: { ...target, props } });
      toast.success({ text: intl.formatMessage({ id: 'builder.many.done' }, { count: data.count }) });
      setRefused(data.refused);
      if (data.refused.length === 0) onDone();
    } catch (error) {
      setProblemId(errorMessageId(error));
    } finally {
      setBusy(false);
    }
  };
  return { problemId, refused, isBusy, send };
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
