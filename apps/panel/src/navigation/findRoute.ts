import { matchPath } from 'react-router';

import type { PanelRoute } from './panelRoute.ts';

/** Returns the route of a path, if the path is a screen of the panel. */
export function findRoute(routes: readonly PanelRoute[], pathname: string): PanelRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname) !== null);
}
