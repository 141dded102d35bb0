import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { keepSteps } from './keepSteps.ts';
import { listSteps } from './listSteps.ts';

/** The history of a page, kept for later visits. */
export function pageStepRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listPageSteps, async ({ user, params, query: { lang: locale, template, page } }) =>
    ok(await listSteps(database.query, user, params.id, { locale, template, page })),
  );
  routes.on(contract.keepPageSteps, async ({ user, params, body: { lang: locale, ...body } }) =>
    ok(await keepSteps(database, user, params.id, { locale, ...body })),
  );
}
