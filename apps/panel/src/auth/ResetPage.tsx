import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { PasswordField, requestReset, useAction } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useState, type SubmitEvent } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** Minimum length of a password, in characters. */
const minPasswordLength = 8;

/** Reads the token from the link's hash, which isn't sent to servers or written to their logs. */
function readToken(): string {
  return new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, error } = useAction(async () => {
    await requestReset({ token, password });
    onDone();
  });
  const isTooShort = password.length < minPasswordLength;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isTooShort) run();
  };
  const helpId = isTried && isTooShort ? 'api.error.passwordTooShort' : 'panel.reset.hint';
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <PasswordField
        label={<FormattedMessage id="panel.profile.newPassword" />}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isTried && isTooShort}
        helperText={<FormattedMessage id={helpId} />}
      />
      <FailureAlert failure={error} />
      <Button type="submit" variant="contained" loading={isPending}>
        <FormattedMessage id="panel.reset.submit" />
      </Button>
    </Box>
  );
}

/** Sets a new password, opened from an emailed link. */
export function ResetPage() {
  useDocumentTitle('panel.reset.title');
  const [token] = useState(readToken);
  const [isDone, setIsDone] = useState(false);
  return (
    <AuthFrame title={<FormattedMessage id="panel.reset.title" />}>
      {token === '' ? (
        <Alert severity="error">
          <FormattedMessage id="api.error.linkNotValid" />
        </Alert>
      ) : isDone ? (
        <Alert severity="success" role="status">
          <FormattedMessage id="panel.reset.done" />
        </Alert>
      ) : (
        <ResetForm token={token} onDone={() => setIsDone(true)} />
      )}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', mt: 4 }}>
        {isDone ? null : (
          <Link href="/auth/recover-password">
            <FormattedMessage id="panel.reset.newLink" />
          </Link>
        )}
        <Link href="/auth/login">
          <FormattedMessage id="panel.recover.toLogin" />
        </Link>
      </Box>
    </AuthFrame>
  );
}
