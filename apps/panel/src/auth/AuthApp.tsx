import { LeaveApp, loginPath, readAccessToken } from '@vitrina/session';
import { lazyScreen } from '@vitrina/ui-kit';
import type { ComponentType } from 'react';

import { goOnPath } from './goOnPath.ts';
import { LoginPage } from './LoginPage.tsx';

interface AuthScreen {
  Screen: ComponentType;
  /** Users who can open the screen. Default: users who aren't signed in. */
  isFor?: 'signedIn' | 'everyone';
}

/** Public screens by path. */
const authScreens: Record<string, AuthScreen> = {
  '/auth/login': { Screen: LoginPage },
  '/auth/amazon': { Screen: LoginPage },
  '/auth/continue': {
    Screen: lazyScreen(async () => (await import('./ContinuePage.tsx')).ContinuePage),
  },
  '/auth/recover-password': {
    Screen: lazyScreen(async () => (await import('./RecoverPage.tsx')).RecoverPage),
  },
  '/auth/reset-password': {
    Screen: lazyScreen(async () => (await import('./ResetPage.tsx')).ResetPage),
    isFor: 'everyone',
  },
  '/auth/incident': {
    Screen: lazyScreen(
      async () => (await import('../incident-report/IncidentReportPage.tsx')).IncidentReportPage,
    ),
    isFor: 'everyone',
  },
  '/auth/second-factor': {
    Screen: lazyScreen(async () => (await import('./TwoFactorPage.tsx')).TwoFactorPage),
    isFor: 'signedIn',
  },
};

/**
 * Renders the screens before sign-in. Redirects signed-in users and unknown addresses to the panel, and
 * signed-out users to the sign-in screen.
 */
export function AuthApp() {
  const found = authScreens[globalThis.location.pathname.replace(/\/+$/, '')];
  const isSignedIn = readAccessToken() !== undefined;
  if (found?.isFor === 'signedIn' && !isSignedIn) return <LeaveApp to={loginPath} />;
  const mayStay = found?.isFor !== undefined || !isSignedIn;
  return found && mayStay ? <found.Screen /> : <LeaveApp to={goOnPath()} />;
}
