import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';
import { readDashboard } from './dashboard.ts';

/** What became of the published content. */
export function statisticsRoutes(routes: ContractRoutes, { config, database }: Services): void {
  routes.on(contract.getDashboard, async ({ user, query }) =>
    ok(await readDashboard(database.query, user, query, config.timeZone)),
  );
}
