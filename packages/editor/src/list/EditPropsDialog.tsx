import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem, EpackProps } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Props of {@link EditPropsDialog}. */
export interface EditPropsDialogProps {
  readonly epack: EpackListItem;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const commonFields = ['name', 'brand', 'customPackageId'] as const;
const fieldsByType = { minisite: ['ean', 'mpn'], sis: ['mappingId'] } as const;

/** Changes what a package is about without opening it. */
export function EditPropsDialog({ epack, onClose, onDone }: EditPropsDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const client = useApiClient();
  const [changed, setChanged] = useState<EpackProps>({});
  const [problemId, setProblemId] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await client.call(calls.editEpackProps, { params: { id: epack.id }, body: changed });
      onDone();
    } catch (error) {
      setProblemId(errorMessageId(error));
    } finally {
      setBusy(false);
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
          <FormattedMessage id="builder.props.title" values={{ name: epack.name }} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          {problemId !== undefined && <Alert severity="error">{intl.formatMessage({ id: problemId })}</Alert>}
          {[...commonFields, ...fieldsByType[epack.type]].map((field) => (
            <TextField
              key={field}
              label={intl.formatMessage({ id: `builder.list.${field}` })}
              value={changed[field] ?? epack[field]}
              onChange={(event) => setChanged((before) => ({ ...before, [field]: event.target.value }))}
            />
          ))}
          <Autocomplete
            multiple
            freeSolo
            autoSelect
            options={[] as string[]}
            value={changed.tags ?? epack.tags}
            onChange={(_, tags) => setChanged((before) => ({ ...before, tags: [...new Set(tags)] }))}
            renderInput={(params) => (
              <TextField {...params} label={intl.formatMessage({ id: 'builder.list.tags' })} />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={Object.keys(changed).length === 0}
          >
            <FormattedMessage id="builder.command.save" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
