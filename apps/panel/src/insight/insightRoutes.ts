import NoVisitsIcon from '@mui/icons-material/EventBusyOutlined';
import SuspiciousIcon from '@mui/icons-material/GppMaybeOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import ReportsIcon from '@mui/icons-material/SummarizeOutlined';
import ProductsIcon from '@mui/icons-material/ViewListOutlined';
import SisIcon from '@mui/icons-material/StoreOutlined';
import TrendsIcon from '@mui/icons-material/TrendingUpOutlined';
import { lazyScreen } from '@vitrina/ui-kit';

import { productPath } from './statistics/productPath.ts';
import { reportsPath } from './reports/reportsPath.ts';
import type { PanelRoute } from '../navigation/panelRoute.ts';

/** Statistics screens, in menu order. */
export const insightRoutes: readonly PanelRoute[] = [
  {
    name: 'Dashboard',
    path: '/panel/dashboard',
    permission: 'Dashboard',
    titleId: 'panel.dashboard.title',
    menu: { section: 'insight', Icon: DashboardIcon, setting: 'dashboard' },
    Screen: lazyScreen(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  },
  {
    name: 'SisDashboard',
    path: '/panel/sisDashboard',
    permission: 'User',
    titleId: 'panel.sisDashboard.title',
    menu: { section: 'insight', Icon: SisIcon },
    Screen: lazyScreen(async () => (await import('./sis-dashboard/SisDashboardPage.tsx')).SisDashboardPage),
  },
  {
    name: 'Trends',
    path: '/panel/trends',
    permission: 'Trends',
    titleId: 'panel.trends.title',
    menu: { section: 'insight', Icon: TrendsIcon, setting: 'showTrends' },
    Screen: lazyScreen(async () => (await import('./trends/TrendsPage.tsx')).TrendsPage),
  },
  {
    name: 'Reports',
    path: reportsPath,
    permission: 'User',
    titleId: 'panel.reports.title',
    menu: { section: 'insight', Icon: ReportsIcon },
    Screen: lazyScreen(async () => (await import('./reports/ReportsPage.tsx')).ReportsPage),
  },
  {
    name: 'ReportsProducts',
    path: '/panel/reports/products',
    permission: 'User',
    titleId: 'panel.reportsProducts.title',
    menu: { section: 'insight', Icon: ProductsIcon },
    Screen: lazyScreen(
      async () => (await import('./report-products/ReportsProductsPage.tsx')).ReportsProductsPage,
    ),
  },
  {
    name: 'ReportsProduct',
    path: productPath,
    permission: 'User',
    titleId: 'panel.reportsProduct.title',
    parentPath: '/panel/reports/products',
    Screen: lazyScreen(async () => (await import('./product/ProductFiguresPage.tsx')).ProductFiguresPage),
  },
  {
    name: 'PdpsWithoutVisits',
    path: '/panel/reports/no-visits',
    permission: 'User',
    titleId: 'panel.pdpsWithoutVisits.title',
    menu: { section: 'insight', Icon: NoVisitsIcon },
    Screen: lazyScreen(
      async () => (await import('./pdps-without-visits/PdpsWithoutVisitsPage.tsx')).PdpsWithoutVisitsPage,
    ),
  },
  {
    name: 'Anomalies',
    path: '/panel/reports/suspicious-views',
    permission: 'Dashboard',
    titleId: 'panel.anomalies.title',
    menu: { section: 'insight', Icon: SuspiciousIcon, setting: 'dashboard' },
    Screen: lazyScreen(async () => (await import('./anomalies/AnomaliesPage.tsx')).AnomaliesPage),
  },
  // Must come after the routes above, whose paths would match as report IDs.
  {
    name: 'Report',
    path: '/panel/reports/:id',
    permission: 'User',
    titleId: 'panel.report.title',
    parentPath: reportsPath,
    Screen: lazyScreen(async () => (await import('./reports/ReportPage.tsx')).ReportPage),
  },
];
