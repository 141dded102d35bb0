import { calls } from '@vitrina/api-client/calls';
import { useCallMutation, useSession } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import {
  FormDialog,
  ManyControl,
  SwitchControl,
  TextControl,
  useFormValue,
  useSchemaForm,
} from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { useGroupOptions, useUserOptions } from '../../shared/directory/useDirectory.ts';

const blank = { title: '', text: '', isForEveryone: false, userIds: [], groupIds: [] };

function useSendForm(onClose: () => void) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.sendNotification, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'panel.notifications.done' }) });
      onClose();
    },
  });
  return useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).notificationInputSchema,
    initial: blank,
    onSubmit: (body) => runAsync({ body }),
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
}

/** Dialog that sends a notification to all users, to groups, or to individual users. */
export function SendNotificationDialog({ onClose }: SendNotificationProps) {
  const form = useSendForm(onClose);
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.notifications.write" />}
      submitLabel={<FormattedMessage id="panel.notifications.send" />}
      onClose={onClose}
    >
      <TextControl form={form} name="title" label={<FormattedMessage id="panel.notifications.subject" />} />
      <TextControl
        form={form}
        name="text"
        multiline
        minRows={4}
        label={<FormattedMessage id="panel.notifications.text" />}
      />
      <Readers form={form} />
    </FormDialog>
  );
}
