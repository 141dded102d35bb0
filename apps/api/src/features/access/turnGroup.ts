import type { CurrentUser } from '../../platform/http/currentUser.ts';

/** Returns the group whose heavy work waits for each other: the user's licenses, or the administrator alone. */
export function groupOf({ id, licenseIds }: CurrentUser): string {
  return licenseIds && licenseIds.length > 0 ? `license ${licenseIds.join(' ')}` : `user ${id}`;
}
