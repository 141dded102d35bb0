import { holdsPermission, type RequiredPermission } from '@vitrina/session';

import { homePaths } from '../../navigation/homePaths.ts';
import { menuOf, type MenuGroup, type MenuItem } from '../../navigation/menuOf.ts';
import type { PanelRoute } from '../../navigation/panelRoute.ts';
import type { GroupValues } from './settingSwitches.ts';

/** The values of a group that decide which screens its users can open. */
export type GroupRights = Pick<GroupValues, 'name' | 'settings' | 'permissions'>;

/** The screens of a user who has only the group's rights. */
export interface GroupScreenList {
  menu: MenuGroup[];
  /** Screens in the menu that the route guard refuses. */
  closed: MenuItem[];
  /** Screens that the settings hide from the menu but that open by address. */
  unlisted: MenuItem[];
  /** Path of the first screen after sign-in. */
  homePath: string;
}

/** Returns a user with only the group's rights, in the form that the route guards expect. */
function memberOf({ name, settings, permissions }: GroupRights) {
  return {
    roles: ['ROLE_USER'],
    permissions: permissions.map((permission, index) => ({ id: index + 1, name: permission })),
    group: { id: 1, name, settings },
  };
}

/** Returns the screens of a group's users, with the same rules as the menu and the route guards. */
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
