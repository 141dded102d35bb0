import Autocomplete from '@mui/material/Autocomplete';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem, EpackProps } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';

/** Props of {@link EditPropsDialog}. */
export interface EditPropsDialogProps {
  readonly epack: EpackListItem;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const commonFields = ['name', 'brand', 'customPackageId'] as const;
const fieldsByType = { minisite: ['ean', 'mpn'], sis: ['mappingId'] } as const;

/** Renders the form that changes a package's product data without opening the package. */
export function EditPropsDialog({ epack, onClose, onDone }: EditPropsDialogProps) {
  const [changed, setChanged] = useState<EpackProps>({});
  const edit = useCallMutation(calls.editEpackProps, { onSuccess: onDone });
  const isDirty = Object.keys(changed).length > 0;
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    edit.run({ params: { id: epack.id }, body: changed });
  };
  return (
    <FormDialog
      form={{ submit, isPending: edit.isPending, isDirty, failure: edit.error }}
      title={<FormattedMessage id="builder.props.title" values={{ name: epack.name }} />}
      submitLabel={<FormattedMessage id="builder.command.save" />}
      isSubmitDisabled={!isDirty}
      maxWidth="xs"
      onClose={onClose}
    >
      {[...commonFields, ...fieldsByType[epack.type]].map((field) => (
        <TextField
          key={field}
          label={<FormattedMessage id={`builder.list.${field}`} />}
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
          <TextField choice={params} label={<FormattedMessage id="builder.list.tags" />} />
        )}
      />
    </FormDialog>
  );
}
