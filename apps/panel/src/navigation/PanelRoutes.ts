import { createContext, useContext } from 'react';

import type { PanelRoute } from './panelRoute.ts';

/** The table of screens, for screens that show something of it. They cannot import it: it imports them. */
export const PanelRoutes = createContext<readonly PanelRoute[]>([]);

/** Every signed-in screen of the panel, in the order of the menu. */
export function usePanelRoutes(): readonly PanelRoute[] {
  return useContext(PanelRoutes);
}
