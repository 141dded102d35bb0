import AmazonIcon from '@mui/icons-material/LinkOutlined';
import BuilderIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import BuilderProIcon from '@mui/icons-material/ViewQuiltOutlined';
import { lazyScreen } from '@vitrina/ui-kit';

import { administrationRoutes } from '../administration/administrationRoutes.ts';
import { insightRoutes } from '../insight/insightRoutes.ts';
import type { PanelRoute } from '../navigation/panelRoute.ts';
import { shelfRoutes } from '../shelf/shelfRoutes.ts';

/**
 * All signed-in screens of the panel, in menu order. Routes, menu, palette, and guards are derived from this
 * table.
 */
export const routeTable: readonly PanelRoute[] = [
  ...insightRoutes,
  ...shelfRoutes,
  {
    name: 'Builder',
    path: '/panel/builder',
    permission: 'Builder',
    titleId: 'panel.builder.title',
    menu: { section: 'content', Icon: BuilderIcon },
    Screen: lazyScreen(async () => (await import('../builder/BuilderListPage.tsx')).BuilderListPage),
  },
  {
    name: 'BuilderEdit',
    path: '/panel/builder/:id',
    permission: 'Builder',
    titleId: 'panel.builder.edit',
    parentPath: '/panel/builder',
    Screen: lazyScreen(async () => (await import('../builder/BuilderPage.tsx')).BuilderPage),
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
    name: 'Replacements',
    path: '/panel/replacements',
    permission: 'BuilderPro',
    titleId: 'panel.replacements.title',
    parentPath: '/panel/builder-pro',
    Screen: lazyScreen(async () => (await import('../builder-pro/ReplacementsPage.tsx')).ReplacementsPage),
  },
  {
    name: 'Amazon',
    path: '/panel/amazon',
    permission: 'User',
    titleId: 'panel.amazon.title',
    menu: { section: 'content', Icon: AmazonIcon, setting: 'connectToMarketplace' },
    Screen: lazyScreen(async () => (await import('../content/amazon/AmazonPage.tsx')).AmazonPage),
  },
  ...administrationRoutes,
  {
    name: 'Profile',
    path: '/panel/profile',
    permission: 'User',
    titleId: 'panel.profile.title',
    Screen: lazyScreen(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  },
];
