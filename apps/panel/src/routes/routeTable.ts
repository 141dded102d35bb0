import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import BuilderProIcon from '@mui/icons-material/ViewQuiltOutlined';
import type { RequiredPermission } from '@vitrina/session';
import { lazyScreen } from '@vitrina/ui-kit';
import type { ComponentType } from 'react';

/** The groups of the menu, in their order. */
export const menuSections = ['insight', 'shelf', 'content', 'administration'] as const;

/** Where a route stands in the menu. */
export interface MenuPlace {
  section: (typeof menuSections)[number];
  Icon: ComponentType;
}

/** One signed-in screen: its route, who may enter, its title, its place in the menu. */
export interface PanelRoute {
  /** Target of the log of entries. */
  name: string;
  path: string;
  permission: RequiredPermission;
  /** Message id of the title, which is also the name in the menu. */
  titleId: string;
  menu?: MenuPlace;
  Screen: ComponentType;
}

/** Every signed-in screen of the panel, in the order of the menu. Routes, menu and guards derive from it. */
export const routeTable: readonly PanelRoute[] = [
  {
    name: 'Dashboard',
    path: '/panel/dashboard',
    permission: 'Dashboard',
    titleId: 'panel.dashboard.title',
    menu: { section: 'insight', Icon: DashboardIcon },
    Screen: lazyScreen(async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage),
  },
  {
    name: 'BuilderPro',
    path: '/panel/builder-pro',
    permission: 'BuilderPro',
    titleId: 'panel.builderPro.title',
    menu: { section: 'content', Icon: BuilderProIcon },
    Screen: lazyScreen(async () => (await import('../builder-pro/BuilderProPage.tsx')).BuilderProPage),
  },
  {
    name: 'Profile',
    path: '/panel/profile',
    permission: 'User',
    titleId: 'panel.profile.title',
    Screen: lazyScreen(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  },
];

/** The table's route for a path, if the path is a screen of the panel. */
export function findRoute(pathname: string): PanelRoute | undefined {
  return routeTable.find((route) => route.path === pathname);
}
