import { LeaveApp, PermissionGuard } from '@vitrina/session';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router';

import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { PanelRoutes } from '../navigation/PanelRoutes.ts';
import { RouteErrorView } from './RouteErrorView.tsx';
import { homePaths } from '../navigation/homePaths.ts';
import type { PanelRoute } from '../navigation/panelRoute.ts';
import { routeTable } from './routeTable.ts';

const PanelFrame = lazyScreen(async () => (await import('../frame/PanelFrame.tsx')).PanelFrame);

/** Loads the address from the server, for the sign-in and editor apps at other paths of the same server. */
function ToOtherApp() {
  const { pathname, search } = useLocation();
  return <LeaveApp to={pathname + search} />;
}

function toGuarded({ name, path, permission, Screen }: PanelRoute): RouteObject {
  return {
    path,
    element: (
      <PermissionGuard
        permission={permission}
        routeName={name}
        homePaths={homePaths}
        waiting={<FrameSkeleton />}
      >
        <Screen />
      </PermissionGuard>
    ),
  };
}

/** Returns the routes of the panel. Unknown addresses redirect to the dashboard. */
export function createRoutes(): RouteObject[] {
  return [
    {
      errorElement: <RouteErrorView />,
      children: [
        { path: '/auth/*', element: <ToOtherApp /> },
        {
          element: (
            <PanelRoutes value={routeTable}>
              <Suspense fallback={<FrameSkeleton />}>
                <PanelFrame />
              </Suspense>
            </PanelRoutes>
          ),
          children: routeTable.map(toGuarded),
        },
        { id: 'builder-pro-editor', path: '/panel/builder-pro/:epackId', element: <ToOtherApp /> },
        { path: '*', element: <Navigate to={homePaths.home} replace /> },
      ],
    },
  ];
}
