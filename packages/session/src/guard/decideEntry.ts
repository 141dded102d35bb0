import type { RequiredPermission } from '../state/permissions.ts';
import type { Session } from '../state/SessionContext.ts';

/** The result of opening a route. */
export type Entry =
  | { kind: 'enter' }
  | { kind: 'wait' }
  | { kind: 'toLogin'; /** Whether the path is kept for after the sign-in. */ rememberPath: boolean }
  /** Two-factor authentication has to be set up first. */
  | { kind: 'toTwoFactor' }
  | { kind: 'redirect'; to: string };

/** Where to redirect users without access. */
export interface HomePaths {
  home: string;
  /** For users who cannot see the home screen either. */
  homeWithoutDashboard: string;
}

/** Decides whether a user can open a route, and where to redirect them otherwise. */
export function decideEntry(
  session: Pick<Session, 'status' | 'can'>,
  permission: RequiredPermission,
  homePaths: HomePaths,
): Entry {
  switch (session.status) {
    case 'loading':
      return { kind: 'wait' };
    case 'mustEnrol':
      return { kind: 'toTwoFactor' };
    case 'signedOut':
      return { kind: 'toLogin', rememberPath: false };
    case 'signedIn':
      if (session.can(permission)) return { kind: 'enter' };
      return {
        kind: 'redirect',
        to: permission === 'Dashboard' ? homePaths.homeWithoutDashboard : homePaths.home,
      };
    default:
      return { kind: 'toLogin', rememberPath: true };
  }
}
