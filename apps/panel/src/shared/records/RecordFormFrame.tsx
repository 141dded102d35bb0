import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureAlert, LazyConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useListAddress } from './listAddress.ts';
import type { InputSchema } from './recordKind.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FrameProps<Schema extends InputSchema> {
  record: RecordForm<Schema>;
  /** Name of the record, shown in the delete confirmation. */
  name: string;
  listPath: string;
  /** Additional buttons for an existing record, beside the delete button. */
  actions?: ReactNode;
  children: ReactNode;
}

function Conflict<Schema extends InputSchema>({ record }: Pick<FrameProps<Schema>, 'record'>) {
  return (
    <Alert severity="warning">
      <FormattedMessage id="ui.form.conflict" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={record.loadTheirs}>
          <FormattedMessage id="ui.form.loadTheirs" />
        </Button>
        <Button variant="outlined" onClick={record.saveMine}>
          <FormattedMessage id="ui.form.saveMine" />
        </Button>
      </Box>
    </Alert>
  );
}

function DeleteButton<Schema extends InputSchema>({
  record,
  name,
}: Pick<FrameProps<Schema>, 'record' | 'name'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = record.deletion;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="panel.record.delete" />
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="panel.record.deleteTitle" values={{ name }} />}
        text={<FormattedMessage id="panel.record.deleteText" />}
        confirmLabel={<FormattedMessage id="panel.record.delete" />}
        isDestructive
        isBusy={isPending}
        onConfirm={run}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** Scroll margin that keeps focused fields above the sticky button bar. */
const fieldsStyle = { display: 'contents', '& *': { scrollMarginBottom: { sm: 80 } } };

/** Frame of a record's form: fields, save state, and actions. */
export function RecordFormFrame<Schema extends InputSchema>(props: FrameProps<Schema>) {
  const { record, listPath, children } = props;
  const { form, isNew, isConflict } = record;
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 4, maxWidth: 880 }}>
      <Box sx={fieldsStyle}>{children}</Box>
      {isConflict ? <Conflict record={record} /> : <FailureAlert failure={form.failure} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          // Not sticky on phones, where its rows would cover the fields. The z-index is above the field
          // labels.
          position: { sm: 'sticky' },
          bottom: 0,
          zIndex: 2,
          py: 3,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button type="submit" variant="contained" loading={form.isPending} disabled={!isNew && !form.isDirty}>
          <FormattedMessage id={isNew ? 'panel.record.create' : 'panel.record.save'} />
        </Button>
        <Button variant="outlined" component={Link} to={useListAddress(listPath)}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Box sx={{ flex: 1 }} />
        {props.actions}
        {isNew ? null : <DeleteButton record={record} name={props.name} />}
      </Box>
      {record.leaveDialog}
    </Box>
  );
}
