import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { contract, type Profile } from '@vitrina/api-client/contract';
import { errorMessageId, useSession } from '@vitrina/session';
import { Card, FormField, toast, useForm } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import { selfErrorsOf, validateSelf, type SelfValues } from './profileRules.ts';

function useSelfForm({ username, firstName, lastName, email }: Profile) {
  const intl = useIntl();
  const { apiClient, updateProfile } = useSession();
  const form = useForm<SelfValues>({
    initial: { username, firstName, lastName, email },
    validate: validateSelf,
    fieldErrorsOf: selfErrorsOf,
    onSubmit: async (values) => {
      const { data } = await apiClient.call(contract.updateSelf, { body: values });
      updateProfile(data);
      form.reset(data);
      toast.success({ text: intl.formatMessage({ id: 'panel.profile.saved' }) });
    },
  });
  return form;
}

/** Names and e-mail of the user. */
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
        <FormField
          form={form}
          name="firstName"
          label={<FormattedMessage id="panel.profile.firstName" />}
          autoComplete="given-name"
        />
        <FormField
          form={form}
          name="lastName"
          label={<FormattedMessage id="panel.profile.lastName" />}
          autoComplete="family-name"
        />
        <FormField
          form={form}
          name="username"
          label={<FormattedMessage id="panel.profile.username" />}
          autoComplete="username"
        />
        <FormField
          form={form}
          name="email"
          type="email"
          label={<FormattedMessage id="panel.profile.email" />}
          autoComplete="email"
        />
        {form.failure === undefined ? null : (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            <FormattedMessage id={errorMessageId(form.failure)} />
          </Alert>
        )}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isDirty}>
            <FormattedMessage id="panel.profile.save" />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
