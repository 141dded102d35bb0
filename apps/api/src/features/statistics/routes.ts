import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendTable } from '../../platform/sheets/sendTable.ts';
import type { Services } from '../services.ts';
import { readDashboard } from './dashboard.ts';
import { exportFigures } from './exportFigures.ts';
import { listMarketplaces } from './marketplaces.ts';
import { readProduct } from './product.ts';
import { listProductVisits } from './products.ts';
import { readTrends } from './trends.ts';
import { listUnvisitedDays, listUnvisitedPages } from './unvisited.ts';

/** Statistics of published content. */
export function statisticsRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.getDashboard, async ({ user, query }) => ok(await readDashboard(services, user, query)));
  routes.on(contract.getSisDashboard, async ({ user, query }) =>
    ok(await readDashboard(services, user, query, { isSisOnly: true })),
  );
  routes.on(contract.getTrends, async ({ user, query }) => ok(await readTrends(services, user, query)));
  routes.on(contract.listProductVisits, async ({ user, query }) =>
    ok(await listProductVisits(services, user, query)),
  );
  routes.on(contract.getProductFigures, async ({ user, params, query }) =>
    ok(await readProduct(services, user, { params, query })),
  );
  routes.on(contract.exportFigures, async ({ user, query: asked, request, reply }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return sendTable(reply, asked.format, await exportFigures(services, user, { request: asked, language }));
  });
  routes.on(contract.listUnvisitedDays, async ({ user, query }) =>
    ok(await listUnvisitedDays(services, user, query)),
  );
  routes.on(contract.listUnvisitedPages, async ({ user, query }) =>
    ok(await listUnvisitedPages(services, user, query)),
  );
  routes.on(contract.listMarketplaces, async ({ user }) =>
    ok(await listMarketplaces(services.database.query, user)),
  );
}
