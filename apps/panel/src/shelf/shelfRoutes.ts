import ContentManagerIcon from '@mui/icons-material/FactCheckOutlined';
import LiveMonitorIcon from '@mui/icons-material/MonitorHeartOutlined';
import IncidentsIcon from '@mui/icons-material/AssignmentLateOutlined';
import RetailManagerIcon from '@mui/icons-material/ReportProblemOutlined';
import { lazyScreen } from '@vitrina/ui-kit';

import { waitingReviewsPath } from './content-manager/waiting/waitingReviewsPath.ts';
import { incidentsPath } from './paths/incidentsPath.ts';
import { monitorPath } from './paths/monitorPath.ts';
import { rejectionsPath } from './paths/rejectionsPath.ts';
import { alertRulesPath } from './live-monitor/alerts/alertRulesPath.ts';
import type { PanelRoute } from '../navigation/panelRoute.ts';

const AlertRulePage = lazyScreen(
  async () => (await import('./live-monitor/alerts/AlertRulePage.tsx')).AlertRulePage,
);
const contentPath = '/panel/content-manager';

/** Screens about content at the retailers, in menu order. */
export const shelfRoutes: readonly PanelRoute[] = [
  {
    name: 'LiveMonitor',
    path: monitorPath,
    permission: 'Live_monitor',
    titleId: 'panel.liveMonitor.title',
    menu: { section: 'shelf', Icon: LiveMonitorIcon, setting: 'liveMonitor' },
    Screen: lazyScreen(async () => (await import('./live-monitor/LiveMonitorPage.tsx')).LiveMonitorPage),
  },
  {
    name: 'AlertRules',
    path: alertRulesPath,
    permission: 'Live_monitor',
    titleId: 'panel.alertRules.title',
    parentPath: monitorPath,
    Screen: lazyScreen(async () => (await import('./live-monitor/alerts/AlertRulesPage.tsx')).AlertRulesPage),
  },
  {
    name: 'AlertRulesAdd',
    path: `${alertRulesPath}/add`,
    permission: 'Live_monitor',
    titleId: 'panel.alertRules.add',
    parentPath: alertRulesPath,
    Screen: AlertRulePage,
  },
  {
    name: 'AlertRulesEdit',
    path: `${alertRulesPath}/edit/:id`,
    permission: 'Live_monitor',
    titleId: 'panel.alertRules.edit',
    parentPath: alertRulesPath,
    Screen: AlertRulePage,
  },
  {
    name: 'Incidents',
    path: incidentsPath,
    permission: 'Live_monitor',
    titleId: 'panel.incidents.title',
    menu: { section: 'shelf', Icon: IncidentsIcon, setting: 'liveMonitor' },
    Screen: lazyScreen(async () => (await import('./incidents/IncidentsPage.tsx')).IncidentsPage),
  },
  {
    name: 'Rejections',
    path: rejectionsPath,
    permission: 'Live_monitor',
    titleId: 'panel.rejections.title',
    parentPath: incidentsPath,
    Screen: lazyScreen(async () => (await import('./rejections/RejectionsPage.tsx')).RejectionsPage),
  },
  {
    name: 'RetailManager',
    path: '/panel/retail-manager',
    permission: 'Admin',
    titleId: 'panel.retailManager.title',
    menu: { section: 'shelf', Icon: RetailManagerIcon },
    Screen: lazyScreen(
      async () => (await import('./retail-manager/RetailManagerPage.tsx')).RetailManagerPage,
    ),
  },
  {
    name: 'ContentManager',
    path: contentPath,
    permission: 'Admin',
    titleId: 'panel.contentManager.title',
    menu: { section: 'shelf', Icon: ContentManagerIcon },
    Screen: lazyScreen(
      async () => (await import('./content-manager/ContentManagerPage.tsx')).ContentManagerPage,
    ),
  },
  {
    name: 'WaitingReviews',
    path: waitingReviewsPath,
    permission: 'Admin',
    titleId: 'panel.waitingReviews.title',
    parentPath: contentPath,
    Screen: lazyScreen(
      async () => (await import('./content-manager/waiting/WaitingReviewsPage.tsx')).WaitingReviewsPage,
    ),
  },
];
