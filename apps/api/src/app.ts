import type { FastifyInstance } from 'fastify';

import { authenticateBy } from './accounts/authenticate.ts';
import { recoveryRoutes } from './accounts/recoveryRoutes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { securityRoutes } from './accounts/securityRoutes.ts';
import { aiRoutes } from './ai/routes.ts';
import { assetRoutes } from './assets/routes.ts';
import { builderRoutes } from './builder/routes.ts';
import { contentReviewRoutes } from './content-review/routes.ts';
import { crmRoutes } from './crm/routes.ts';
import { dataSourceRoutes } from './data-sources/routes.ts';
import { directoryAdminRoutes } from './directory/adminRoutes.ts';
import { customComponentRoutes } from './custom-components/routes.ts';
import { directoryRoutes } from './directory/routes.ts';
import { downloadRoutes } from './download/routes.ts';
import { epackRoutes } from './epacks/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { fontRoutes } from './fonts/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { createContractRoutes, type ContractRoutes } from './http/contractRoutes.ts';
import { allowOrigins } from './http/cors.ts';
import { createHttpApp } from './http/httpApp.ts';
import { describeApi } from './http/openApi.ts';
import { logRoutes } from './logs/routes.ts';
import { marketplaceContentRoutes } from './marketplaces/contentRoutes.ts';
import { marketplaceRoutes } from './marketplaces/routes.ts';
import { monitorRoutes } from './monitor/routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { previewRoutes } from './preview/routes.ts';
import { feedRoutes } from './publishing/feeds/routes.ts';
import { productRoutes } from './products/routes.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import type { Services } from './services.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { htmlRoutes } from './stream/htmlRoutes.ts';
import { streamRoutes } from './stream/routes.ts';
import { runtimeRoutes } from './stream/runtimeRoutes.ts';
import { viewRoutes } from './views/routes.ts';
import { versionRoutes } from './versions/routes.ts';
import { userRoutes } from './users/routes.ts';
import { robotsRoutes } from './web/robotsRoutes.ts';
import { webRoutes } from './web/routes.ts';

const resources: readonly ((routes: ContractRoutes, services: Services) => void | Promise<void>)[] = [
  accountRoutes,
  builderRoutes,
  recoveryRoutes,
  securityRoutes,
  userRoutes,
  groupRoutes,
  directoryRoutes,
  directoryAdminRoutes,
  notificationRoutes,
  crmRoutes,
  logRoutes,
  viewRoutes,
  marketplaceRoutes,
  marketplaceContentRoutes,
  epackRoutes,
  productRoutes,
  versionRoutes,
  assetRoutes,
  customComponentRoutes,
  fileRoutes,
  downloadRoutes,
  publishingRoutes,
  feedRoutes,
  previewRoutes,
  streamRoutes,
  htmlRoutes,
  runtimeRoutes,
  statisticsRoutes,
  reportRoutes,
  monitorRoutes,
  contentReviewRoutes,
  fontRoutes,
  dataSourceRoutes,
  aiRoutes,
  robotsRoutes,
  webRoutes,
];

/** The whole server, wired but not listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await createHttpApp(services);
  operationRoutes(app, services);
  allowOrigins(app, services.config.corsOrigins);
  await describeApi(app);

  const routes = createContractRoutes(app, authenticateBy(services.database));
  for (const register of resources) await register(routes, services);
  if (services.config.demo !== 'off') {
    const { demoShopRoutes } = await import('./demo/shopRoutes.ts');
    await demoShopRoutes(routes, services);
  }
  return app;
}
