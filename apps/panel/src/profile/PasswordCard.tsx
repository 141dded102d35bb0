import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { PasswordField, useCallMutation } from '@vitrina/session';
import { Card, FailureAlert, FormattedMessage, toast } from '@vitrina/ui-kit';
import { TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { passwordErrorTexts } from '../shared/records/passwordErrorTexts.ts';

const blank = { password: '' };

function usePasswordForm() {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.changePassword, {
    onSuccess: () => {
      form.reset(blank);
      toast.success({ text: intl.formatMessage({ id: 'panel.profile.passwordSaved' }) });
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).ownPasswordSchema,
    initial: blank,
    onSubmit: (body) => runAsync({ body }),
  });
  return form;
}

/** Card that changes the password, which ends the user's other sessions. */
export function PasswordCard({ username }: { username: string }) {
  const form = usePasswordForm();
  return (
    <Card title={<FormattedMessage id="panel.profile.password" />}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 4, maxWidth: { sm: 400 } }}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextControl
          form={form}
          name="password"
          Field={PasswordField}
          label={<FormattedMessage id="panel.profile.newPassword" />}
          autoComplete="new-password"
          hint={<FormattedMessage id="panel.profile.passwordHint" />}
          errorTexts={passwordErrorTexts}
        />
        <FailureAlert failure={form.failure} />
        <Box>
          <Button type="submit" variant="outlined" loading={form.isPending} disabled={!form.isDirty}>
            <FormattedMessage id="panel.profile.setPassword" />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
