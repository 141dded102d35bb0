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

/** The sign-in and the editor are other apps of the same server; their addresses are answered there. */
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

/** Every address the panel answers. What has no name goes to the dashboard. */
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
