import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { contract } from '@vitrina/api-client/contract';
import { errorMessageId, PasswordField, useApiClient } from '@vitrina/session';
import { Card, toast, useForm } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import { validatePassword } from './profileRules.ts';

const blank = { password: '' };

function usePasswordForm() {
  const intl = useIntl();
  const client = useApiClient();
  const form = useForm({
    initial: blank,
    validate: validatePassword,
    onSubmit: async (values) => {
      await client.call(contract.changePassword, { body: values });
      form.reset(blank);
      toast.success({ text: intl.formatMessage({ id: 'panel.profile.passwordSaved' }) });
    },
  });
  return form;
}

/** A new password; the other sessions of the user end with it. */
export function PasswordCard({ username }: { username: string }) {
  const form = usePasswordForm();
  const error = form.errorOf('password');
  return (
    <Card title={<FormattedMessage id="panel.profile.password" />}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 4, maxWidth: { sm: 400 } }}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={<FormattedMessage id="panel.profile.newPassword" />}
          name="password"
          autoComplete="new-password"
          value={form.values.password}
          onChange={(event) => form.set({ password: event.target.value })}
          onBlur={() => form.values.password !== '' && form.leave('password')}
          error={error !== undefined}
          helperText={<FormattedMessage id={error ?? 'panel.profile.passwordHint'} />}
        />
        {form.failure === undefined ? null : (
          <Alert severity="error">
            <FormattedMessage id={errorMessageId(form.failure)} />
          </Alert>
        )}
        <Box>
          <Button type="submit" variant="outlined" loading={form.isBusy} disabled={!form.isDirty}>
            <FormattedMessage id="panel.profile.setPassword" />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
