import { useSession } from '@vitrina/session';
import { useMemo } from 'react';

import { menuOf, type MenuGroup } from './menuOf.ts';
import { routeTable } from './routeTable.ts';

/** The menu of the signed-in user. A group's settings do not hide anything from administrators. */
export function useMenu(): MenuGroup[] {
  const { can, isAdmin, profile } = useSession();
  const settings = isAdmin ? undefined : profile?.group?.settings.menu;
  return useMemo(() => menuOf(routeTable, can, settings), [can, settings]);
}
