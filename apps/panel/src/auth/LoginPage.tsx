import Link from '@mui/material/Link';
import { LoginForm, requestTokens, type Credentials, type LoginFormProps } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useLayoutEffect, useState } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { readEarlySignIn, replaceEarlySignIn } from './earlySignIn.ts';
import { goOnPath } from './goOnPath.ts';

async function signIn(credentials: Credentials): Promise<void> {
  const { mustEnrol } = await requestTokens(credentials);
  globalThis.location.replace(mustEnrol ? '/auth/second-factor' : goOnPath());
  // Never resolves, so that the form stays pending until the browser has left the page.
  await new Promise<never>(() => undefined);
}

/** Sign-in with login and password. */
export function LoginScreen({ early }: Pick<LoginFormProps, 'early'>) {
  useDocumentTitle('panel.login.title');
  return (
    <AuthFrame title={<FormattedMessage id="panel.login.title" />}>
      <LoginForm onSignIn={signIn} early={early}>
        <Link href="/auth/recover-password" sx={{ justifySelf: 'center' }}>
          <FormattedMessage id="panel.login.forgot" />
        </Link>
      </LoginForm>
    </AuthFrame>
  );
}

/** The sign-in page, which takes over what was entered before the app had loaded. */
export function LoginPage() {
  const [early] = useState(readEarlySignIn);
  useLayoutEffect(replaceEarlySignIn, []);
  return <LoginScreen early={early} />;
}
