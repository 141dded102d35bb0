import { readRedirect } from '@vitrina/session';

import { homePaths } from '../navigation/homePaths.ts';

/** Returns the path to open after sign-in: the originally requested path, or the home page. */
export function goOnPath(): string {
  return readRedirect(globalThis.location.origin) ?? homePaths.home;
}
