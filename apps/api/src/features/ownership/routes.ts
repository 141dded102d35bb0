import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { recordRoutes } from '../directory/recordRoutes.ts';
import type { Services } from '../services.ts';
import { claimProduct, decideProductClaim, searchProductClaims } from './claims.ts';
import { ownerRecords, searchProductOwners } from './ownerRecords.ts';
import { confirmProductOwners, suggestProductOwners } from './suggestions.ts';

/** Owners of products, and claims. */
export function ownershipRoutes(routes: ContractRoutes, { database }: Services): void {
  const { query: read } = database;
  routes.on(contract.suggestProductOwners, async ({ user }) => ok(await suggestProductOwners(read, user)));
  routes.on(contract.confirmProductOwners, async ({ user, body }) =>
    ok({ count: await confirmProductOwners(database, user, body) }),
  );
  routes.on(contract.searchProductOwners, async ({ user, query }) =>
    ok(await searchProductOwners(read, user, query)),
  );
  recordRoutes(routes, database, ownerRecords, {
    get: contract.getProductOwner,
    create: contract.createProductOwner,
    update: contract.updateProductOwner,
    remove: contract.deleteProductOwner,
  });
  routes.on(contract.claimProduct, async ({ user, params, body }) => {
    await claimProduct(database, user, params.id, body);
    return ok({});
  });
  routes.on(contract.searchProductClaims, async ({ user, query }) =>
    ok(await searchProductClaims(read, user, query)),
  );
  routes.on(contract.decideProductClaim, async ({ user, params, body }) => {
    await decideProductClaim(database, user, params.id, body);
    return ok({});
  });
}
