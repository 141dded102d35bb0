import Skeleton from '@mui/material/Skeleton';
import { StateView } from '@vitrina/ui-kit';
import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

import type { RequiredPermission } from '../state/permissions.ts';
import { useSession } from '../state/SessionContext.ts';
import { rememberRedirect } from '../tokens/redirectUrl.ts';
import { decideEntry, type HomePaths } from './decideEntry.ts';
import { EnterLog } from './EnterLog.tsx';
import { LeaveApp } from './LeaveApp.tsx';
import { loginPath } from './loginPath.ts';

/** The screen that sets up two-factor authentication, for users whose group requires it. */
const twoFactorPath = '/auth/second-factor';

const usualHomePaths: HomePaths = { home: '/panel/dashboard', homeWithoutDashboard: '/panel/reports' };

/** Props of {@link PermissionGuard}. */
export interface PermissionGuardProps {
  permission: RequiredPermission;
  /** The route's name in the log of visits. */
  routeName: string;
  homePaths?: HomePaths;
  /** Renders the redirect to a home path; an app without its own home uses `LeaveApp`. */
  renderRedirect?: (to: string) => ReactNode;
  /** Renders an app's own sign-in instead of navigating to the sign-in screen. */
  renderLogin?: () => ReactNode;
  /** Shown while the profile loads. */
  waiting?: ReactNode;
  children: ReactNode;
}

function ToLogin({ rememberPath, children }: { rememberPath: boolean; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  // A layout effect, to run before effects of a child that navigates away.
  useLayoutEffect(() => {
    if (rememberPath) rememberRedirect(address);
  }, [rememberPath, address]);
  return children;
}

const usualRedirect = (to: string) => <Navigate to={to} replace />;

/** Renders the route for users with the permission; redirects others as `decideEntry` defines. */
export function PermissionGuard(props: PermissionGuardProps) {
  const session = useSession();
  const entry = decideEntry(session, props.permission, props.homePaths ?? usualHomePaths);
  if (entry.kind === 'enter') {
    return (
      <>
        <EnterLog routeName={props.routeName} />
        {props.children}
      </>
    );
  }
  if (entry.kind === 'redirect') return (props.renderRedirect ?? usualRedirect)(entry.to);
  if (entry.kind === 'toLogin' || entry.kind === 'toTwoFactor') {
    const path = entry.kind === 'toLogin' ? loginPath : twoFactorPath;
    return (
      <ToLogin rememberPath={entry.kind === 'toTwoFactor' || entry.rememberPath}>
        {props.renderLogin?.() ?? <LeaveApp to={path} />}
      </ToLogin>
    );
  }
  return (
    props.waiting ?? (
      <StateView state={{ kind: 'loading', skeleton: <Skeleton variant="rectangular" height={320} /> }} />
    )
  );
}
