import { useSession } from '@vitrina/session';
import { useMemo } from 'react';

import { menuOf, type MenuGroup } from './menuOf.ts';
import { usePanelRoutes } from './PanelRoutes.ts';

/** Returns the menu of the signed-in user. Group settings don't hide items from administrators. */
export function useMenu(): MenuGroup[] {
  const { can, isAdmin, profile } = useSession();
  const routes = usePanelRoutes();
  const settings = isAdmin ? undefined : profile?.group?.settings.menu;
  return useMemo(() => menuOf(routes, can, settings), [routes, can, settings]);
}
