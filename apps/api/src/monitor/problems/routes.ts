import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../http/contractRoutes.ts';
import { pickLanguage } from '../../http/language.ts';
import { ok } from '../../http/ok.ts';
import type { Services } from '../../services.ts';
import { countProblems, listProblems } from './listProblems.ts';
import { markProblems } from './markProblems.ts';

/** The retail manager. */
export function problemRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listPageProblems, async ({ user, query }) =>
    ok(await listProblems(database.query, user, query)),
  );
  routes.on(contract.countPageProblems, async ({ user, query }) =>
    ok(await countProblems(database.query, user, query)),
  );
  routes.on(contract.markPageProblems, async ({ user, body, request }) =>
    ok(await markProblems(database, user, body, pickLanguage(request.headers['accept-language']))),
  );
}
