import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { continuePublicationRun, createPublicationRun, stopPublicationRun } from './changeRun.ts';
import { listPublicationRunRows, listPublicationRuns, readPublicationRun } from './queries.ts';

/** Bulk publications: checked in the background, made once the user has seen what would happen. */
export function publicationRunRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  const read = async (user: CurrentUser, id: number) => ok(await readPublicationRun(query, user, id));
  routes.on(contract.createPublicationRun, async ({ user, body, request }) =>
    read(user, await createPublicationRun(services, user, body, languageOf(request))),
  );
  routes.on(contract.listPublicationRuns, async ({ user, query: asked }) =>
    ok(await listPublicationRuns(query, user, asked)),
  );
  routes.on(contract.getPublicationRun, async ({ user, params }) => read(user, params.id));
  routes.on(contract.listPublicationRunRows, async ({ user, params, query: asked, request }) =>
    ok(
      await listPublicationRunRows(query, user, params.id, { request: asked, language: languageOf(request) }),
    ),
  );
  routes.on(contract.continuePublicationRun, async ({ user, params }) => {
    await continuePublicationRun(services, user, params.id);
    return read(user, params.id);
  });
  routes.on(contract.stopPublicationRun, async ({ user, params }) => {
    await stopPublicationRun(services, user, params.id);
    return read(user, params.id);
  });
}
