import { holdsPermission, type RequiredPermission } from '@vitrina/session';

import { homePaths } from '../../navigation/homePaths.ts';
import { menuOf, type MenuGroup, type MenuItem } from '../../navigation/menuOf.ts';
import type { PanelRoute } from '../../navigation/panelRoute.ts';
import type { GroupValues } from './settingSwitches.ts';

/** What of a group decides which screens its users have. */
export type GroupRights = Pick<GroupValues, 'name' | 'settings' | 'permissions'>;

/** The screens of a group's user who has nothing of their own. */
export interface GroupScreenList {
  menu: MenuGroup[];
  /** Of the menu's screens those that the guard would turn away. */
  closed: MenuItem[];
  /** Those that the settings leave out of the menu, though their address opens them. */
  unlisted: MenuItem[];
  /** Where the sign-in leads. */
  homePath: string;
}

/** A member of the group with nothing of its own, as the guards of the panel see one. */
function memberOf({ name, settings, permissions }: GroupRights) {
  return {
    roles: ['ROLE_USER'],
    permissions: permissions.map((permission, index) => ({ id: index + 1, name: permission })),
    group: { id: 1, name, settings },
  };
}

/** Which screens a user of a group would have, by the rules that draw the menu and guard the routes. */
export function screensOf(routes: readonly PanelRoute[], group: GroupRights): GroupScreenList {
  const member = memberOf(group);
  const can = (permission: RequiredPermission) => holdsPermission(member, permission);
  const menu = menuOf(routes, can, group.settings.menu);
  const inMenu = new Set(menu.flatMap(({ items }) => items.map(({ name }) => name)));
  const left = routes.filter(
    (route): route is MenuItem => route.menu !== undefined && !inMenu.has(route.name),
  );
  return {
    menu,
    closed: left.filter(({ permission }) => !can(permission)),
    unlisted: left.filter(({ permission }) => can(permission)),
    homePath: can('Dashboard') ? homePaths.home : homePaths.homeWithoutDashboard,
  };
}
