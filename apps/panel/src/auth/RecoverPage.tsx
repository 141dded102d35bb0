import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiError } from '@vitrina/api-client';
import { errorMessageId, requestRecovery, useAction } from '@vitrina/session';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useRef, useState, type SubmitEvent } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';

function Failure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const isUnknown = error instanceof ApiError && error.code === 'userNotRegistered';
  return (
    <Alert severity="error">
      <Box component="span" sx={{ display: 'block', fontWeight: isUnknown ? 600 : undefined }}>
        <FormattedMessage id={errorMessageId(error)} />
      </Box>
      {isUnknown ? (
        <Typography variant="body2">
          <FormattedMessage id="panel.recover.support" />
        </Typography>
      ) : null}
    </Alert>
  );
}

function RecoverForm({ onSent }: { onSent: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [login, setLogin] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, error } = useAction(async () => {
    await requestRecovery({ login: login.trim() });
    onSent();
  });
  const isMissing = isTried && login.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (login.trim() === '') field.current?.focus();
    else run();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        label={<FormattedMessage id="panel.recover.login" />}
        name="login"
        autoComplete="username"
        value={login}
        onChange={(event) => setLogin(event.target.value)}
        error={isMissing}
        helperText={isMissing ? <FormattedMessage id="api.error.loginRequired" /> : null}
        inputRef={field}
      />
      <Failure error={error} />
      <Button type="submit" variant="contained" loading={isPending}>
        <FormattedMessage id="panel.recover.submit" />
      </Button>
    </Box>
  );
}

/** Page that emails a link for a new password. */
export function RecoverPage() {
  useDocumentTitle('panel.recover.title');
  const [isSent, setIsSent] = useState(false);
  return (
    <AuthFrame title={<FormattedMessage id="panel.recover.title" />}>
      {isSent ? (
        <Alert severity="success" role="status">
          <FormattedMessage id="panel.recover.sent" />
        </Alert>
      ) : (
        <RecoverForm onSent={() => setIsSent(true)} />
      )}
      <Link href="/auth/login" sx={{ display: 'block', textAlign: 'center', mt: 4 }}>
        <FormattedMessage id="panel.recover.toLogin" />
      </Link>
    </AuthFrame>
  );
}
