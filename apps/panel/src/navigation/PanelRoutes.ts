import { createContext, useContext } from 'react';

import type { PanelRoute } from './panelRoute.ts';

/** Provides the route table to screens. Screens can't import the table, because the table imports them. */
export const PanelRoutes = createContext<readonly PanelRoute[]>([]);

/** Returns all signed-in screens of the panel, in menu order. */
export function usePanelRoutes(): readonly PanelRoute[] {
  return useContext(PanelRoutes);
}
