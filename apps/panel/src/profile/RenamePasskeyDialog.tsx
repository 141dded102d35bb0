import { calls } from '@vitrina/api-client/calls';
import type { Passkey } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { FormDialog, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';

/** Dialog that renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { id, name } = passkey;
  const { runAsync } = useCallMutation(calls.renamePasskey, { onSuccess: onClose });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).passkeyNameBodySchema,
    initial: { name },
    onSubmit: (body) => runAsync({ params: { id }, body }),
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.passkeys.renameTitle" />}
      submitLabel={<FormattedMessage id="panel.passkeys.rename" />}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextControl form={form} name="name" label={<FormattedMessage id="panel.passkeys.name" />} />
    </FormDialog>
  );
}
