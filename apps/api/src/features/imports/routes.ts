import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { createPackageImport, readProductTable, startPackageImport } from './begin.ts';
import { previewPackageImportRow } from './previewRow.ts';
import { listPackageImportRows, listPackageImports, readPackageImport } from './queries.ts';

/** Imports of many packages: read and checked first, created once the user starts it. */
export function importRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  routes.on(contract.createPackageImport, async ({ user, body, request }) => {
    const language = languageOf(request);
    const id = await createPackageImport(services, user, body, language);
    return ok(await readPackageImport(query, user, id, language));
  });
  routes.on(contract.readProductTable, async ({ user, body }) =>
    ok(await readProductTable(services, user, body.uploadId)),
  );
  routes.on(contract.listPackageImports, async ({ user, query: asked }) =>
    ok(await listPackageImports(query, user, asked)),
  );
  routes.on(contract.getPackageImport, async ({ user, params, request }) =>
    ok(await readPackageImport(query, user, params.id, languageOf(request))),
  );
  routes.on(contract.listPackageImportRows, async ({ user, params, query: asked, request }) => {
    const language = languageOf(request);
    return ok(await listPackageImportRows(query, user, params.id, { request: asked, language }));
  });
  routes.on(contract.previewPackageImportRow, async ({ user, params, request }) =>
    ok(await previewPackageImportRow(services, user, params, languageOf(request))),
  );
  routes.on(contract.startPackageImport, async ({ user, params, body, request }) => {
    await startPackageImport(services, user, params.id, body.changed);
    return ok(await readPackageImport(query, user, params.id, languageOf(request)));
  });
}
