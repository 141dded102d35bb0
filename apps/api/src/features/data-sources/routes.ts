import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import { writeRevision } from '../../platform/http/revision.ts';
import type { Services } from '../services.ts';
import { findDataSource, findDataSourceTable, listDataSources, searchDataSources } from './queries.ts';
import { readCsv } from './readCsv.ts';
import { createDataSource, deleteDataSource, updateDataSource } from './service.ts';

/** Tables for repeating blocks. */
export function dataSourceRoutes(routes: ContractRoutes, { database }: Services): void {
  const { query } = database;
  routes.on(contract.listDataSources, async ({ user }) => ok(await listDataSources(query, user)));
  routes.on(contract.getDataSource, async ({ user, params }) => {
    const source = await findDataSource(query, user, params.id);
    if (!source) throw notFound();
    return ok(source);
  });
  routes.on(contract.searchDataSources, async ({ user, query: search }) =>
    ok(await searchDataSources(query, user, search)),
  );
  routes.on(contract.previewCsv, ({ body }) => ok(readCsv(body.csv)));
  routes.on(contract.createDataSource, async ({ user, body }) =>
    ok(await createDataSource(database, user, body)),
  );
  routes.on(contract.readDataSource, async ({ user, params, reply }) => {
    const table = await findDataSourceTable(query, user, params.id);
    if (!table) throw notFound();
    writeRevision(reply, table.revision);
    return ok(table);
  });
  routes.on(contract.updateDataSource, async ({ user, params, body, request, reply }) => {
    const source = await updateDataSource(database, user, { id: params.id, input: body, request });
    writeRevision(reply, source.revision);
    return ok(source);
  });
  routes.on(contract.deleteDataSource, async ({ user, params }) => {
    await deleteDataSource(database, user, params.id);
    return ok({});
  });
}
