import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { notFound } from '../http/failure.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';
import { findDataSource, listDataSources, listFonts } from './queries.ts';

/** What the editor offers besides blocks: fonts and data sources. */
export function builderRoutes(routes: ContractRoutes, { database: { query } }: Services): void {
  routes.on(contract.listFonts, async () => {
    const items = await listFonts(query);
    return ok({ items, total: items.length });
  });
  routes.on(contract.listDataSources, async ({ user }) => ok(await listDataSources(query, user)));
  routes.on(contract.getDataSource, async ({ user, params }) => {
    const source = await findDataSource(query, user, params.id);
    if (!source) throw notFound();
    return ok(source);
  });
}
