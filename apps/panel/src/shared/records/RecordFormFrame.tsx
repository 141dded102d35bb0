import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureAlert, FormattedMessage, LazyConfirmDialog } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useListAddress } from './listAddress.ts';
import type { InputSchema } from './recordKind.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FrameProps<Schema extends InputSchema> {
  record: RecordForm<Schema>;
  /** The record's name, for the question before it is deleted. */
  name: string;
  listPath: string;
  /** Buttons beside deletion, for a record that is there. */
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

/** The keyboard never leads to a field under the bar of buttons: the page scrolls until there is room for the bar below it. */
const fieldsStyle = { display: 'contents', '& *': { scrollMarginBottom: { sm: 80 } } };

/** A record's form: its fields, how saving went, and what can be done with it. */
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
          // On a phone its rows would take the room that is typed in. Labels of fields have a level of their own.
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
