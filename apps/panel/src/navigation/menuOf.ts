import type { GroupSettings } from '@vitrina/api-client/contract';
import type { Session } from '@vitrina/session';

import { menuSections, type MenuPlace, type PanelRoute } from './panelRoute.ts';

/** One entry of the menu. */
export type MenuItem = PanelRoute & { menu: MenuPlace };

/** One group of the menu. */
export interface MenuGroup {
  section: MenuPlace['section'];
  items: MenuItem[];
}

/**
 * The menu a user sees: only what exists, what the profile allows and what the group's settings show, without empty
 * groups.
 *
 * @param settings - absent for those without a group, who see all they may enter
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

/** The entry that stands for an address: the one it belongs to most closely, as of a report the reports. */
export function findShownItem(menu: readonly MenuGroup[], pathname: string): MenuItem | undefined {
  return menu
    .flatMap(({ items }) => items)
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
