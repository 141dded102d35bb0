import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { calls } from '@vitrina/api-client/calls';
import { notificationInputSchema } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { ManyControl, SwitchControl, TextControl, useFormValue, useSchemaForm } from '@vitrina/ui-kit/form';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGroupOptions, useUserOptions } from '../directory/useDirectory.ts';
import { FailureAlert } from '../records/FailureAlert.tsx';

const blank = { title: '', text: '', isForEveryone: false, userIds: [], groupIds: [] };

function useSendForm(onSent: () => void) {
  const intl = useIntl();
  const { apiClient } = useSession();
  return useSchemaForm({
    schema: notificationInputSchema,
    initial: blank,
    onSubmit: async (values) => {
      await apiClient.call(calls.sendNotification, { body: values });
      toast.success({ text: intl.formatMessage({ id: 'panel.notifications.done' }) });
      onSent();
    },
  });
}

type SendForm = ReturnType<typeof useSendForm>;

function Readers({ form }: { form: SendForm }) {
  const { isAdmin } = useSession();
  const groups = useGroupOptions();
  const users = useUserOptions();
  const isForEveryone = useFormValue(form, 'isForEveryone');
  return (
    <>
      {isAdmin ? (
        <SwitchControl
          form={form}
          name="isForEveryone"
          label={<FormattedMessage id="panel.notifications.toEveryone" />}
        />
      ) : null}
      {isForEveryone ? null : (
        <>
          <ManyControl
            form={form}
            name="groupIds"
            label={<FormattedMessage id="panel.notifications.groups" />}
            options={groups}
          />
          <ManyControl
            form={form}
            name="userIds"
            label={<FormattedMessage id="panel.notifications.users" />}
            errorTexts={{ 'ui.form.invalid': 'panel.notifications.nobody' }}
            options={users}
          />
        </>
      )}
    </>
  );
}

/** Props of {@link SendNotificationDialog}. */
export interface SendNotificationProps {
  onClose: () => void;
  onSent: () => void;
}

/** Writes to everyone, to groups or to single users. */
export function SendNotificationDialog({ onClose, onSent }: SendNotificationProps) {
  const titleId = useId();
  const form = useSendForm(onSent);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box component="form" noValidate onSubmit={form.submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="panel.notifications.write" />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextControl
            form={form}
            name="title"
            label={<FormattedMessage id="panel.notifications.subject" />}
          />
          <TextControl
            form={form}
            name="text"
            multiline
            minRows={4}
            label={<FormattedMessage id="panel.notifications.text" />}
          />
          <Readers form={form} />
          <FailureAlert failure={form.failure} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={form.isBusy}>
            <FormattedMessage id="panel.notifications.send" />
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
