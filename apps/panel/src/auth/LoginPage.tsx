import Link from '@mui/material/Link';
import { LoginForm, PasskeySignIn, requestTokens, type Credentials } from '@vitrina/session';
import { FormattedMessage, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, useState } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { takeOverEarlySignIn } from './earlySignIn.ts';
import { goOnPath } from './goOnPath.ts';
import { leaveFor } from './leaveFor.ts';
import { OpenidSignIn } from './OpenidSignIn.tsx';
import { useSignInOffers, type SignInOffers } from './useSignInOffers.ts';

const SignInProblem = lazyScreen(async () => (await import('./SignInProblem.tsx')).SignInProblem);

/** Whether the server led back here from a sign-in elsewhere. */
const hasProblem = () => new URLSearchParams(globalThis.location?.search).has('problem');

async function signIn(credentials: Credentials): Promise<void> {
  const { mustEnrol } = await requestTokens(credentials);
  await leaveFor(mustEnrol ? '/auth/second-factor' : goOnPath());
}

const goOn = () => leaveFor(goOnPath());

/** Props of {@link LoginPage}. */
interface LoginPageProps {
  /** Shown until the server's have loaded. */
  demoAccounts?: readonly Credentials[];
  /** The ways to sign in to begin with. Default: those of the page's HTML. */
  offers?: SignInOffers;
}

/**
 * Sign-in page with login and password, and the server's other ways to sign in, which takes over what was entered
 * before the app had loaded.
 */
export function LoginPage({ demoAccounts, offers }: LoginPageProps) {
  useDocumentTitle('panel.login.title');
  const [isBack] = useState(hasProblem);
  const { hasPasskeys, openidName } = useSignInOffers(offers);
  return (
    <AuthFrame title={<FormattedMessage id="panel.login.title" />}>
      <Suspense>{isBack ? <SignInProblem /> : null}</Suspense>
      <LoginForm onSignIn={signIn} demoAccounts={demoAccounts} takeOver={takeOverEarlySignIn}>
        {hasPasskeys ? <PasskeySignIn onSignedIn={goOn} /> : null}
        {openidName === undefined ? null : <OpenidSignIn name={openidName} />}
        <Link href="/auth/recover-password" sx={{ justifySelf: 'center' }}>
          <FormattedMessage id="panel.login.forgot" />
        </Link>
      </LoginForm>
    </AuthFrame>
  );
}
