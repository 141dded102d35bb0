import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { applyTextRun, continueTextRun, createTextRun, reviewTextRunRow, stopTextRun } from './changeRun.ts';
import { listTextRunRows, listTextRuns, readTextRun, readTextRunRow } from './queries.ts';

/** Texts proposed for many epacks: asked for in the background, applied once the user has reviewed them. */
export function textRunRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  const read = async (user: CurrentUser, id: number, request: FastifyRequest) =>
    ok(await readTextRun(query, user, id, languageOf(request)));
  routes.on(contract.createTextRun, async ({ user, body, request }) =>
    read(user, await createTextRun(services, user, body, languageOf(request)), request),
  );
  routes.on(contract.listTextRuns, async ({ user, query: asked, request }) =>
    ok(await listTextRuns(query, user, { request: asked, language: languageOf(request) })),
  );
  routes.on(contract.getTextRun, async ({ user, params, request }) => read(user, params.id, request));
  routes.on(contract.listTextRunRows, async ({ user, params, query: asked, request }) => {
    const language = languageOf(request);
    return ok(await listTextRunRows(query, user, params.id, { request: asked, language }));
  });
  routes.on(contract.getTextRunRow, async ({ user, params, request }) =>
    ok(await readTextRunRow(query, user, params, languageOf(request))),
  );
  routes.on(contract.reviewTextRunRow, async ({ user, params, body, request }) => {
    await reviewTextRunRow(services, user, params, body);
    return ok(await readTextRunRow(query, user, params, languageOf(request)));
  });
  routes.on(contract.applyTextRun, async ({ user, params, body, request }) => {
    await applyTextRun(services, user, { id: params.id, rowIds: body.rowIds });
    return read(user, params.id, request);
  });
  routes.on(contract.continueTextRun, async ({ user, params, body, request }) => {
    await continueTextRun(services, user, { id: params.id, rowIds: body.rowIds });
    return read(user, params.id, request);
  });
  routes.on(contract.stopTextRun, async ({ user, params, request }) => {
    await stopTextRun(services, user, params.id);
    return read(user, params.id, request);
  });
}
