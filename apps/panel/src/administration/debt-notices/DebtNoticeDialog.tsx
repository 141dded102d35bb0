import { calls } from '@vitrina/api-client/calls';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';

/** Props of {@link DebtNoticeDialog}. */
export interface DebtNoticeDialogProps {
  onClose: () => void;
}

/** Dialog that creates a debt notice for a license's users, in both languages. */
export function DebtNoticeDialog({ onClose }: DebtNoticeDialogProps) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.createDebtNotice, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'panel.debtNotices.done' }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).debtNoticeInputSchema,
    initial: { messageEn: '', messageRu: '' },
    onSubmit: (body) => runAsync({ body }),
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.debtNotices.add" />}
      submitLabel={<FormattedMessage id="panel.debtNotices.show" />}
      onClose={onClose}
    >
      <OneControl
        form={form}
        name="licenseId"
        label={<FormattedMessage id="panel.debtNotices.license" />}
        hint={<FormattedMessage id="panel.debtNotices.licenseHint" />}
        options={useLicenseOptions()}
      />
      <TextControl
        form={form}
        name="messageEn"
        multiline
        minRows={3}
        label={<FormattedMessage id="panel.debtNotices.messageEn" />}
      />
      <TextControl
        form={form}
        name="messageRu"
        multiline
        minRows={3}
        label={<FormattedMessage id="panel.debtNotices.messageRu" />}
      />
    </FormDialog>
  );
}
