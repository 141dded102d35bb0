import { LeaveApp, loginPath, readAccessToken } from '@vitrina/session';
import { lazyScreen } from '@vitrina/ui-kit';
import type { ComponentType } from 'react';

import { goOnPath } from './goOnPath.ts';
import { LoginPage } from './LoginPage.tsx';

interface AuthScreen {
  /** The names are those of panel.md, section 2. */
  name: string;
  Screen: ComponentType;
  /** Who may be here; those who are not signed in, where it does not say. */
  isFor?: 'signedIn' | 'everyone';
}

/** The public screens by path. */
const authScreens: Record<string, AuthScreen> = {
  '/auth/login': { name: 'Login', Screen: LoginPage },
  '/auth/amazon': { name: 'AmazonLogin', Screen: LoginPage },
  '/auth/recover-password': {
    name: 'RecoverPassword',
    Screen: lazyScreen(async () => (await import('./RecoverPage.tsx')).RecoverPage),
  },
  '/auth/reset-password': {
    name: 'ResetPassword',
    Screen: lazyScreen(async () => (await import('./ResetPage.tsx')).ResetPage),
    isFor: 'everyone',
  },
  '/auth/second-factor': {
    name: 'SecondFactor',
    Screen: lazyScreen(async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage),
    isFor: 'signedIn',
  },
};

/** The screens before sign-in. Who is signed in already, or asks for a screen that is not there, goes on; who is not, signs in. */
export function AuthApp() {
  const found = authScreens[globalThis.location.pathname.replace(/\/+$/, '')];
  const isSignedIn = readAccessToken() !== undefined;
  if (found?.isFor === 'signedIn' && !isSignedIn) return <LeaveApp to={loginPath} />;
  const mayStay = found?.isFor !== undefined || !isSignedIn;
  return found && mayStay ? <found.Screen /> : <LeaveApp to={goOnPath()} />;
}
