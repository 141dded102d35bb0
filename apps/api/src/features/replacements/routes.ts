import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Services } from '../services.ts';
import { applyReplacement, chooseHits, createReplacement, undoReplacement } from './changeReplacement.ts';
import { listReplacementRows, listReplacements, readReplacement } from './queries.ts';

/** Finding and replacing across epacks: searched in the background, made once the user has seen the hits. */
export function replacementRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  const read = async (user: CurrentUser, id: number) => ok(await readReplacement(query, user, id));
  routes.on(contract.createReplacement, async ({ user, body, request }) =>
    read(user, await createReplacement(services, user, body, languageOf(request))),
  );
  routes.on(contract.listReplacements, async ({ user, query: asked }) =>
    ok(await listReplacements(query, user, asked)),
  );
  routes.on(contract.getReplacement, async ({ user, params }) => read(user, params.id));
  routes.on(contract.listReplacementRows, async ({ user, params, query: asked, request }) =>
    ok(await listReplacementRows(query, user, params.id, { request: asked, language: languageOf(request) })),
  );
  routes.on(contract.chooseReplacementHits, async ({ user, params, body }) => {
    await chooseHits(services, user, params, body.left);
    return read(user, params.id);
  });
  routes.on(contract.applyReplacement, async ({ user, params, body }) => {
    await applyReplacement(services, user, { id: params.id, isRepublishing: body.isRepublishing });
    return read(user, params.id);
  });
  routes.on(contract.undoReplacement, async ({ user, params }) => {
    await undoReplacement(services, user, params.id);
    return read(user, params.id);
  });
}
