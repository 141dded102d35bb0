import Link from '@mui/material/Link';
import { LoginForm, requestTokens, type Credentials } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { takeOverEarlySignIn } from './earlySignIn.ts';
import { goOnPath } from './goOnPath.ts';

async function signIn(credentials: Credentials): Promise<void> {
  const { mustEnrol } = await requestTokens(credentials);
  globalThis.location.replace(mustEnrol ? '/auth/second-factor' : goOnPath());
  // Never resolves, so that the form stays pending until the browser has left the page.
  await new Promise<never>(() => undefined);
}

/**
 * Sign-in page with login and password, which takes over what was entered before the app had loaded.
 *
 * @param props.demoAccounts - shown until the server's have loaded
 */
export function LoginPage({ demoAccounts }: { demoAccounts?: readonly Credentials[] }) {
  useDocumentTitle('panel.login.title');
  return (
    <AuthFrame title={<FormattedMessage id="panel.login.title" />}>
      <LoginForm onSignIn={signIn} demoAccounts={demoAccounts} takeOver={takeOverEarlySignIn}>
        <Link href="/auth/recover-password" sx={{ justifySelf: 'center' }}>
          <FormattedMessage id="panel.login.forgot" />
        </Link>
      </LoginForm>
    </AuthFrame>
  );
}
