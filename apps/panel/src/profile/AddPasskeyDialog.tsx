import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import {
  createPasskey,
  PasskeyFailure,
  rememberPasskeyHere,
  useAction,
  useApiClient,
  useCallMutation,
} from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

const maxNameLength = 100;

/** Returns a name for this device: the browser and system of the current session, as the list below names them. */
function useDeviceName(): string {
  const intl = useIntl();
  const { queryKey } = callQuery(useApiClient(), calls.listSessions);
  const sessions = useQueryClient().getQueryData<{
    data: { isCurrent: boolean; browser: string; os: string }[];
  }>(queryKey);
  const { browser = '', os = '' } = sessions?.data.find(({ isCurrent }) => isCurrent) ?? {};
  const known = [browser, os].filter((name) => name !== '' && name !== 'other');
  return known.length > 0 ? known.join(', ') : intl.formatMessage({ id: 'panel.passkeys.defaultName' });
}

/** Dialog that names a new passkey, and lets the browser create it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [name, setName] = useState(useDeviceName());
  const { runAsync: begin } = useCallMutation(calls.beginPasskey);
  const { runAsync: add } = useCallMutation(calls.addPasskey);
  const adding = useAction(async () => {
    const { data: options } = await begin();
    const credential = await createPasskey(options);
    await add({ body: { name: name.trim(), credential } });
    rememberPasskeyHere();
    toast.success({ text: intl.formatMessage({ id: 'panel.passkeys.added' }) });
    onClose();
  });
  const form = {
    submit: (event?: SubmitEvent) => {
      event?.preventDefault();
      adding.run();
    },
    isPending: adding.isPending,
    isDirty: false,
    failure: undefined,
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.passkeys.add" />}
      submitLabel={<FormattedMessage id="panel.passkeys.add" />}
      isSubmitDisabled={name.trim() === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField
        label={<FormattedMessage id="panel.passkeys.name" />}
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={<FormattedMessage id="panel.passkeys.nameHint" />}
        inputAttributes={{ maxLength: maxNameLength }}
      />
      <PasskeyFailure failure={adding.error} />
    </FormDialog>
  );
}
