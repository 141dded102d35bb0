import type { GroupSettings } from '@vitrina/api-client/contract';
import type { Session } from '@vitrina/session';

import { menuSections, type MenuPlace, type PanelRoute } from './panelRoute.ts';

/** A menu item. */
export type MenuItem = PanelRoute & { menu: MenuPlace };

/** A section of the menu. */
export interface MenuGroup {
  section: MenuPlace['section'];
  items: MenuItem[];
}

/**
 * Returns the menu of a user: routes that the profile permits and the group's settings show. Omits empty
 * sections.
 *
 * @param settings - `undefined` for users without a group, who see all routes they can open
 */
export function menuOf(
  routes: readonly PanelRoute[],
  can: Session['can'],
  settings?: GroupSettings['menu'],
): MenuGroup[] {
  const isShown = ({ setting }: MenuPlace) => setting === undefined || (settings?.[setting] ?? true);
  const items = routes.filter(
    (route): route is MenuItem => route.menu !== undefined && isShown(route.menu) && can(route.permission),
  );
  return menuSections
    .map((section) => ({ section, items: items.filter(({ menu }) => menu.section === section) }))
    .filter((group) => group.items.length > 0);
}

/**
 * Returns the menu item of an address: the item with the longest matching path. For example, a report's
 * address belongs to the report list.
 */
export function findShownItem(menu: readonly MenuGroup[], pathname: string): MenuItem | undefined {
  return menu
    .flatMap(({ items }) => items)
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
