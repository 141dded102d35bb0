import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../../platform/http/contractRoutes.ts';
import { ok } from '../../../platform/http/ok.ts';
import { recordRoutes } from '../../directory/recordRoutes.ts';
import type { Services } from '../../services.ts';
import { alertRuleRecords, searchAlertRules } from './alertRules.ts';

/** The user's own alert rules. */
export function alertRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.searchAlertRules, async ({ user, query }) =>
    ok(await searchAlertRules(database.query, user, query)),
  );
  recordRoutes(routes, database, alertRuleRecords, {
    get: contract.getAlertRule,
    create: contract.createAlertRule,
    update: contract.updateAlertRule,
    remove: contract.deleteAlertRule,
  });
}
