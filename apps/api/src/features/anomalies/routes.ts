import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { rollUpStatistics } from '../statistics/jobs.ts';
import { changeAnomaly } from './changeAnomaly.ts';
import { findAnomaly, listAnomalies } from './listAnomalies.ts';

/** Suspicious views and their removal from the figures. */
export function anomalyRoutes(routes: ContractRoutes, services: Services): void {
  const { config, database, jobs } = services;
  const keptDays = config.clickHouseUrl === undefined ? config.eventDays : undefined;
  routes.on(contract.listAnomalies, async ({ user, query: request }) =>
    ok(await listAnomalies(database.query, user, { keptDays, request })),
  );
  routes.on(contract.getAnomaly, async ({ user, params: { id } }) => {
    const anomaly = await findAnomaly(database.query, user, { keptDays, id });
    if (!anomaly) throw notFound();
    return ok(anomaly);
  });
  routes.on(contract.changeAnomaly, async ({ user, params: { id }, body: change }) => {
    const anomaly = await changeAnomaly(services, user, { keptDays, id, change });
    // Statistics show the change at once; lists that read the sums of pages show it when the day is counted again.
    await jobs.send(rollUpStatistics, {});
    return ok(anomaly);
  });
}
