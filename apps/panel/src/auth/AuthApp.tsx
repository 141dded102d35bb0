import { LeaveApp, readAccessToken } from '@vitrina/session';
import type { ComponentType } from 'react';

import { goOnPath } from './goOnPath.ts';
import { LoginPage } from './LoginPage.tsx';

/** The public screens by path; the names are those of panel.md, section 2. */
const authScreens: Record<string, { name: string; Screen: ComponentType }> = {
  '/auth/login': { name: 'Login', Screen: LoginPage },
  '/auth/amazon': { name: 'AmazonLogin', Screen: LoginPage },
};

/** The screens before sign-in. Who is signed in already, or asks for a screen that is not there, goes on. */
export function AuthApp() {
  const found = authScreens[globalThis.location.pathname.replace(/\/+$/, '')];
  const isSignedIn = readAccessToken() !== undefined;
  return found && !isSignedIn ? <found.Screen /> : <LeaveApp to={goOnPath()} />;
}
