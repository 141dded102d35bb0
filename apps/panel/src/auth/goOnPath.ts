import { readRedirect } from '@vitrina/session';

import { homePaths } from '../navigation/homePaths.ts';

/** Where somebody goes after sign-in: to where they wanted to be, else home. */
export function goOnPath(): string {
  return readRedirect(globalThis.location.origin) ?? homePaths.home;
}
