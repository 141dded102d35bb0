import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureAlert, FormattedMessage, TextField } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import type { Credentials } from './credentials.ts';
import { CodeField } from './CodeField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLoginForm, type TakeOver } from './useLoginForm.ts';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Signs in; the form shows any error it throws. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** The server's address, to load demo accounts; empty for the page's own origin. */
  apiBaseUrl?: string;
  /** The demo accounts to show until the server's have loaded. Default: none. */
  demoAccounts?: readonly Credentials[];
  /** Called once the form is on the page. */
  takeOver?: TakeOver;
  /** Content below the button, such as the link for a forgotten password. */
  children?: ReactNode;
}

/** The sign-in form: login, password and button; in a demo also its accounts. */
export function LoginForm({ onSignIn, apiBaseUrl = '', demoAccounts, takeOver, children }: LoginFormProps) {
  const form = useLoginForm(onSignIn, takeOver);
  return (
    <>
      {/* Never sent by the browser; if it were, the password must not be in the address. */}
      <Box component="form" method="post" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 4 }}>
        <TextField
          label={<FormattedMessage id="session.login.login" />}
          name="login"
          // `webauthn` lets the browser offer passkeys in this field.
          autoComplete="username webauthn"
          value={form.values.login}
          onChange={(event) => form.change({ login: event.target.value })}
          error={form.isMissing('login')}
          helperText={form.isMissing('login') ? <FormattedMessage id="session.login.loginRequired" /> : null}
          inputRef={form.fields.login}
          inputAttributes={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordField
          label={<FormattedMessage id="session.login.password" />}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(event) => form.change({ password: event.target.value })}
          error={form.isMissing('password')}
          helperText={
            form.isMissing('password') ? <FormattedMessage id="session.login.passwordRequired" /> : null
          }
          inputRef={form.fields.password}
        />
        {form.hasFactor ? (
          <CodeField value={form.values.code ?? ''} onChange={(code) => form.change({ code })} />
        ) : null}
        <FailureAlert failure={form.error} />
        <Button type="submit" variant="contained" loading={form.isPending}>
          <FormattedMessage id="session.login.submit" />
        </Button>
        {children}
      </Box>
      <DemoAccounts apiBaseUrl={apiBaseUrl} known={demoAccounts} onChoose={form.change} />
    </>
  );
}
