import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { createDebtNotice, deleteDebtNotice, searchDebtNotices } from './debtNotices.ts';
import { answerNotices, forwardNotices } from './noticeRoutes.ts';

/** The debt notices of the CRM service, internal or external, and the administration of our own. */
export function crmRoutes(routes: ContractRoutes, services: Services): void {
  const { config, database } = services;
  if (config.crmBaseUrl) forwardNotices(routes, config.crmBaseUrl);
  else answerNotices(routes, services);

  routes.on(contract.searchDebtNotices, async ({ user, query }) =>
    ok(await searchDebtNotices(database.query, user, query)),
  );
  routes.on(contract.createDebtNotice, async ({ user, body }) =>
    ok(await createDebtNotice(database, user, body)),
  );
  routes.on(contract.deleteDebtNotice, async ({ user, params }) => {
    await deleteDebtNotice(database, user, params.id);
    return ok({});
  });
}
