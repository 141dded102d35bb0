import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import OwnerIcon from '@mui/icons-material/VerifiedOutlined';
import ClaimIcon from '@mui/icons-material/GavelOutlined';
import LicenseIcon from '@mui/icons-material/BadgeOutlined';
import NotificationIcon from '@mui/icons-material/CampaignOutlined';
import GroupIcon from '@mui/icons-material/GroupsOutlined';
import BrandIcon from '@mui/icons-material/LocalOfferOutlined';
import ReasonIcon from '@mui/icons-material/HelpOutlineOutlined';
import UserIcon from '@mui/icons-material/PersonOutlined';
import UsersStatsIcon from '@mui/icons-material/QueryStatsOutlined';
import DebtIcon from '@mui/icons-material/PaymentsOutlined';
import AuditIcon from '@mui/icons-material/ReceiptLongOutlined';
import ServerIcon from '@mui/icons-material/DnsOutlined';
import StatisticsGroupIcon from '@mui/icons-material/StackedLineChartOutlined';
import DataSourceIcon from '@mui/icons-material/TableChartOutlined';
import FontIcon from '@mui/icons-material/TextFieldsOutlined';
import RetailerIcon from '@mui/icons-material/StorefrontOutlined';
import { lazyScreen } from '@vitrina/ui-kit';

import type { PanelRoute } from '../navigation/panelRoute.ts';
import { recordRoutes } from './recordRoutes.ts';

/** Administration screens, in menu order. */
export const administrationRoutes: readonly PanelRoute[] = [
  ...recordRoutes({
    name: 'Users',
    path: '/panel/users',
    texts: 'panel.users',
    Icon: UserIcon,
    loadList: async () => (await import('./users/UsersPage.tsx')).UsersPage,
    loadForm: async () => (await import('./users/UserPage.tsx')).UserPage,
  }),
  ...recordRoutes({
    name: 'Groups',
    path: '/panel/groups',
    texts: 'panel.groups',
    Icon: GroupIcon,
    loadList: async () => (await import('./groups/GroupsPage.tsx')).GroupsPage,
    loadForm: async () => (await import('./groups/GroupPage.tsx')).GroupPage,
  }),
  {
    name: 'UsersStats',
    path: '/panel/users-stats',
    permission: 'Admin',
    titleId: 'panel.usersStats.title',
    menu: { section: 'administration', Icon: UsersStatsIcon },
    Screen: lazyScreen(async () => (await import('./users-stats/UsersStatsPage.tsx')).UsersStatsPage),
  },
  ...recordRoutes({
    name: 'Licenses',
    path: '/panel/licenses',
    texts: 'panel.licenses',
    Icon: LicenseIcon,
    loadList: async () => (await import('./licenses/LicensesPage.tsx')).LicensesPage,
    loadForm: async () => (await import('./licenses/LicensePage.tsx')).LicensePage,
  }),
  ...recordRoutes({
    name: 'Retailers',
    path: '/panel/retailers',
    texts: 'panel.retailers',
    Icon: RetailerIcon,
    loadList: async () => (await import('./retailers/RetailersPage.tsx')).RetailersPage,
    loadForm: async () => (await import('./retailers/RetailerPage.tsx')).RetailerPage,
  }),
  ...recordRoutes({
    name: 'Brands',
    path: '/panel/brands',
    texts: 'panel.brands',
    Icon: BrandIcon,
    loadList: async () => (await import('./brands/BrandsPage.tsx')).BrandsPage,
    loadForm: async () => (await import('./brands/BrandPage.tsx')).BrandPage,
  }),
  ...recordRoutes({
    name: 'ProductOwners',
    path: '/panel/product-owners',
    texts: 'panel.productOwners',
    Icon: OwnerIcon,
    loadList: async () => (await import('./product-owners/ProductOwnersPage.tsx')).ProductOwnersPage,
    loadForm: async () => (await import('./product-owners/ProductOwnerPage.tsx')).ProductOwnerPage,
  }),
  {
    name: 'ProductClaims',
    path: '/panel/product-claims',
    permission: 'Admin',
    titleId: 'panel.productClaims.title',
    menu: { section: 'administration', Icon: ClaimIcon },
    Screen: lazyScreen(
      async () => (await import('./product-claims/ProductClaimsPage.tsx')).ProductClaimsPage,
    ),
  },
  {
    name: 'Categories',
    path: '/panel/categories',
    permission: 'Admin',
    titleId: 'panel.categories.title',
    menu: { section: 'administration', Icon: CategoryIcon },
    Screen: lazyScreen(async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage),
  },
  ...recordRoutes({
    name: 'StatisticsGroups',
    path: '/panel/statistics-groups',
    texts: 'panel.statisticsGroups',
    Icon: StatisticsGroupIcon,
    loadList: async () => (await import('./statistics-groups/StatisticsGroupsPage.tsx')).StatisticsGroupsPage,
    loadForm: async () => (await import('./statistics-groups/StatisticsGroupPage.tsx')).StatisticsGroupPage,
  }),
  ...recordRoutes({
    name: 'PageReasons',
    path: '/panel/page-reasons',
    texts: 'panel.pageReasons',
    Icon: ReasonIcon,
    loadList: async () => (await import('./page-reasons/PageReasonsPage.tsx')).PageReasonsPage,
    loadForm: async () => (await import('./page-reasons/PageReasonPage.tsx')).PageReasonPage,
  }),
  {
    name: 'Notifications',
    path: '/panel/notifications',
    permission: 'Admin',
    titleId: 'panel.notifications.title',
    menu: { section: 'administration', Icon: NotificationIcon },
    Screen: lazyScreen(async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage),
  },
  {
    name: 'DebtNotices',
    path: '/panel/debt-notices',
    permission: 'Admin',
    titleId: 'panel.debtNotices.title',
    menu: { section: 'administration', Icon: DebtIcon },
    Screen: lazyScreen(async () => (await import('./debt-notices/DebtNoticesPage.tsx')).DebtNoticesPage),
  },
  {
    name: 'Fonts',
    path: '/panel/fonts',
    permission: 'Admin',
    titleId: 'panel.fonts.title',
    menu: { section: 'administration', Icon: FontIcon },
    Screen: lazyScreen(async () => (await import('./fonts/FontsPage.tsx')).FontsPage),
  },
  ...recordRoutes({
    name: 'DataSources',
    path: '/panel/data-sources',
    texts: 'panel.dataSources',
    Icon: DataSourceIcon,
    loadList: async () => (await import('./data-sources/DataSourcesPage.tsx')).DataSourcesPage,
    loadForm: async () => (await import('./data-sources/DataSourcePage.tsx')).DataSourcePage,
  }),
  {
    name: 'AuditLog',
    path: '/panel/audit-log',
    permission: 'Admin',
    titleId: 'panel.auditLog.title',
    menu: { section: 'administration', Icon: AuditIcon },
    Screen: lazyScreen(async () => (await import('./audit-log/AuditLogPage.tsx')).AuditLogPage),
  },
  {
    name: 'ServerState',
    path: '/panel/server',
    permission: 'Administrator',
    titleId: 'panel.serverState.title',
    menu: { section: 'administration', Icon: ServerIcon },
    Screen: lazyScreen(async () => (await import('./server-state/ServerStatePage.tsx')).ServerStatePage),
  },
];
