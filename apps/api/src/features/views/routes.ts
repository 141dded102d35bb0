import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { deleteView, listViews, saveView } from './queries.ts';

/** Saved views of lists. */
export function viewRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listSavedViews, async ({ user, query }) =>
    ok(await listViews(database.query, user, query.list)),
  );
  routes.on(contract.saveView, async ({ user, body }) => ok(await saveView(database.query, user, body)));
  routes.on(contract.deleteView, async ({ user, params }) => {
    await deleteView(database.query, user, params.id);
    return ok({});
  });
}
