import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import {
  createCustomComponent,
  deleteCustomComponent,
  listCustomComponents,
  updateCustomComponent,
} from './queries.ts';

/** Blocks saved under a name, for every epack of a license. */
export function customComponentRoutes(routes: ContractRoutes, { database, blocks }: Services): void {
  const { query: db } = database;
  routes.on(contract.listCustomComponents, async ({ user, query }) =>
    ok(await listCustomComponents(db, user, query)),
  );
  routes.on(contract.createCustomComponent, async ({ user, body }) =>
    ok(await createCustomComponent(db, user, body, blocks.catalogue.rules)),
  );
  routes.on(contract.updateCustomComponent, async ({ user, params, body }) =>
    ok(await updateCustomComponent(db, user, params.id, body, blocks.catalogue.rules)),
  );
  routes.on(contract.deleteCustomComponent, async ({ user, params }) => {
    await deleteCustomComponent(db, user, params.id);
    return ok({});
  });
}
