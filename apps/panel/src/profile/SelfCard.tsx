import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { Profile } from '@vitrina/api-client/contract';
import { useCallMutation, useSession } from '@vitrina/session';
import { Card, FailureAlert, FormattedMessage, toast } from '@vitrina/ui-kit';
import { TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

function useSelfForm({ username, firstName, lastName, email }: Profile) {
  const intl = useIntl();
  const { updateProfile } = useSession();
  const { runAsync } = useCallMutation(calls.updateSelf, {
    onSuccess: ({ data }) => {
      updateProfile(data);
      form.reset(data);
      toast.success({ text: intl.formatMessage({ id: 'panel.profile.saved' }) });
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).selfSchema,
    initial: { username, firstName, lastName, email },
    fieldOfCode: { usernameTaken: 'username', emailTaken: 'email' },
    onSubmit: (body) => runAsync({ body }),
  });
  return form;
}

/** Card for the user's names and email address. */
export function SelfCard({ profile }: { profile: Profile }) {
  const form = useSelfForm(profile);
  return (
    <Card title={<FormattedMessage id="panel.profile.self" />}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
      >
        <TextControl
          form={form}
          name="firstName"
          label={<FormattedMessage id="panel.profile.firstName" />}
          autoComplete="given-name"
        />
        <TextControl
          form={form}
          name="lastName"
          label={<FormattedMessage id="panel.profile.lastName" />}
          autoComplete="family-name"
        />
        <TextControl
          form={form}
          name="username"
          label={<FormattedMessage id="panel.profile.username" />}
          autoComplete="username"
          errorTexts={{ 'ui.form.required': 'panel.profile.usernameRequired' }}
        />
        <TextControl
          form={form}
          name="email"
          type="email"
          label={<FormattedMessage id="panel.profile.email" />}
          autoComplete="email"
          errorTexts={{ 'ui.form.required': 'ui.form.email' }}
        />
        <FailureAlert failure={form.failure} sx={{ gridColumn: '1 / -1' }} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant="contained" loading={form.isPending} disabled={!form.isDirty}>
            <FormattedMessage id="panel.profile.save" />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
