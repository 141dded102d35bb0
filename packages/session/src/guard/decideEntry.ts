import type { RequiredPermission } from '../state/permissions.ts';
import type { Session } from '../state/SessionContext.ts';

/** What happens to somebody who opens a route. */
export type Entry =
  | { kind: 'enter' }
  | { kind: 'wait' }
  | { kind: 'toLogin'; /** Whether the path is kept for after the sign-in. */ rememberPath: boolean }
  /** A second factor has to be set up before anything else. */
  | { kind: 'toSecondFactor' }
  | { kind: 'redirect'; to: string };

/** Where those go who may not enter. */
export interface HomePaths {
  home: string;
  /** For those who may not see the home either. */
  homeWithoutDashboard: string;
}

/** Decides on an entry by the rules of panel.md, section 2. */
export function decideEntry(
  session: Pick<Session, 'status' | 'can'>,
  permission: RequiredPermission,
  homePaths: HomePaths,
): Entry {
  switch (session.status) {
    case 'loading':
      return { kind: 'wait' };
    case 'mustEnrol':
      return { kind: 'toSecondFactor' };
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
