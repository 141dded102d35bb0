import { calls } from '@vitrina/api-client/calls';
import type { Named } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

/** Props of {@link ClaimProductDialog}. */
export interface ClaimProductDialogProps {
  readonly epackId: string;
  /** The license to claim the product for. */
  readonly license: Named | null;
  readonly onClose: () => void;
}

/** Dialog that asks administrators to make the user's license the owner of the product. */
export function ClaimProductDialog({ epackId, license, onClose }: ClaimProductDialogProps) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.claimProduct, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'builder.owners.claimed' }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).productClaimInputSchema,
    initial: { note: '', ...(license && { licenseId: license.id }) },
    onSubmit: (body) => runAsync({ params: { id: epackId }, body }),
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="builder.owners.claimTitle" />}
      submitLabel={<FormattedMessage id="builder.owners.send" />}
      onClose={onClose}
    >
      <TextControl
        form={form}
        name="note"
        multiline
        minRows={3}
        label={<FormattedMessage id="builder.owners.note" />}
        hint={<FormattedMessage id="builder.owners.noteHint" />}
      />
    </FormDialog>
  );
}
