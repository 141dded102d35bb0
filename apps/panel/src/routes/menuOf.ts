import type { Session } from '@vitrina/session';

import { menuSections, type MenuPlace, type PanelRoute } from './routeTable.ts';

/** One entry of the menu. */
export type MenuItem = PanelRoute & { menu: MenuPlace };

/** One group of the menu. */
export interface MenuGroup {
  section: MenuPlace['section'];
  items: MenuItem[];
}

/** The menu a user sees: only what exists and what the profile allows, without empty groups. */
export function menuOf(routes: readonly PanelRoute[], can: Session['can']): MenuGroup[] {
  const items = routes.filter(
    (route): route is MenuItem => route.menu !== undefined && can(route.permission),
  );
  return menuSections
    .map((section) => ({ section, items: items.filter(({ menu }) => menu.section === section) }))
    .filter((group) => group.items.length > 0);
}
