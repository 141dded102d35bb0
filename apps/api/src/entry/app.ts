import type { FastifyInstance } from 'fastify';

import { authenticateBy } from '../features/access/authenticate.ts';
import { recoveryRoutes } from '../features/accounts/recoveryRoutes.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { securityRoutes } from '../features/accounts/securityRoutes.ts';
import { aiRoutes } from '../features/ai/routes.ts';
import { assetRoutes } from '../features/assets/routes.ts';
import { builderRoutes } from '../features/builder/routes.ts';
import { contentReviewRoutes } from '../features/content-review/routes.ts';
import { crmRoutes } from '../features/crm/routes.ts';
import { customComponentRoutes } from '../features/custom-components/routes.ts';
import { dataSourceRoutes } from '../features/data-sources/routes.ts';
import { demoRoutes } from '../features/demo/routes.ts';
import { directoryAdminRoutes } from '../features/directory/adminRoutes.ts';
import { directoryRoutes } from '../features/directory/routes.ts';
import { downloadRoutes } from '../features/download/routes.ts';
import { epackRoutes } from '../features/epacks/routes.ts';
import { fileRoutes } from '../features/files/routes.ts';
import { fontRoutes } from '../features/fonts/routes.ts';
import { groupRoutes } from '../features/groups/routes.ts';
import { importRoutes } from '../features/imports/routes.ts';
import { logRoutes } from '../features/logs/routes.ts';
import { marketplaceContentRoutes } from '../features/marketplaces/contentRoutes.ts';
import { marketplaceRoutes } from '../features/marketplaces/routes.ts';
import { monitorRoutes } from '../features/monitor/routes.ts';
import { notificationRoutes } from '../features/notifications/routes.ts';
import { rejectionRoutes } from '../features/rejections/routes.ts';
import { passkeyRoutes } from '../features/passkeys/routes.ts';
import { openidRoutes } from '../features/openid/routes.ts';
import { ownershipRoutes } from '../features/ownership/routes.ts';
import { presenceRoutes } from '../features/presence/presenceRoutes.ts';
import { previewRoutes } from '../features/preview/routes.ts';
import { productRoutes } from '../features/products/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { feedRoutes } from '../features/publishing/feeds/routes.ts';
import { publicationRunRoutes } from '../features/publication-runs/routes.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { replacementRoutes } from '../features/replacements/routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import { reviewRoutes } from '../features/reviews/routes.ts';
import type { Services } from '../features/services.ts';
import { serverStateRoutes } from '../features/server-state/routes.ts';
import { signInOptionRoutes } from '../features/sign-in/routes.ts';
import { sourceRecordRoutes } from '../features/source-records/routes.ts';
import { anomalyRoutes } from '../features/anomalies/routes.ts';
import { statisticsRoutes } from '../features/statistics/routes.ts';
import { htmlRoutes } from '../features/stream/htmlRoutes.ts';
import { publishedFileRoutes } from '../features/stream/publishedFileRoutes.ts';
import { streamRoutes } from '../features/stream/routes.ts';
import { runtimeRoutes } from '../features/stream/runtimeRoutes.ts';
import { textRunRoutes } from '../features/text-runs/routes.ts';
import { uploadRoutes } from '../features/uploads/routes.ts';
import { userRoutes } from '../features/users/routes.ts';
import { pageTestRoutes } from '../features/page-tests/routes.ts';
import { pageStepRoutes } from '../features/page-steps/routes.ts';
import { versionRoutes } from '../features/versions/routes.ts';
import { viewRoutes } from '../features/views/routes.ts';
import { robotsRoutes } from '../features/web/robotsRoutes.ts';
import { webRoutes } from '../features/web/routes.ts';
import { createContractRoutes, type ContractRoutes } from '../platform/http/contractRoutes.ts';
import { allowOrigins } from '../platform/http/cors.ts';
import { createHttpApp } from '../platform/http/httpApp.ts';
import { describeApi } from '../platform/http/openApi.ts';
import { operationRoutes } from '../platform/operations/routes.ts';

const resources: readonly ((routes: ContractRoutes, services: Services) => void | Promise<void>)[] = [
  accountRoutes,
  builderRoutes,
  recoveryRoutes,
  securityRoutes,
  passkeyRoutes,
  openidRoutes,
  signInOptionRoutes,
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
  searchRoutes,
  versionRoutes,
  pageStepRoutes,
  assetRoutes,
  customComponentRoutes,
  fileRoutes,
  uploadRoutes,
  downloadRoutes,
  importRoutes,
  ownershipRoutes,
  rejectionRoutes,
  publishingRoutes,
  publicationRunRoutes,
  feedRoutes,
  previewRoutes,
  streamRoutes,
  publishedFileRoutes,
  htmlRoutes,
  runtimeRoutes,
  statisticsRoutes,
  anomalyRoutes,
  reportRoutes,
  monitorRoutes,
  pageTestRoutes,
  contentReviewRoutes,
  reviewRoutes,
  fontRoutes,
  dataSourceRoutes,
  sourceRecordRoutes,
  textRunRoutes,
  replacementRoutes,
  aiRoutes,
  demoRoutes,
  serverStateRoutes,
  robotsRoutes,
  webRoutes,
];

/** Builds the whole server without listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await createHttpApp(services);
  operationRoutes(app, services);
  await presenceRoutes(app, services);
  allowOrigins(app, services.config.corsOrigins);
  await describeApi(app);

  const routes = createContractRoutes(app, authenticateBy(services.database));
  for (const register of resources) await register(routes, services);
  if (services.config.demo !== 'off') {
    const { demoShopRoutes } = await import('../features/demo/shopRoutes.ts');
    await demoShopRoutes(routes, services);
  }
  return app;
}
