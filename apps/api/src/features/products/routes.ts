import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { listProducts } from './listProducts.ts';

/** The products of epacks. */
export function productRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listProducts, async ({ user, query }) =>
    ok(await listProducts(database.query, user, query)),
  );
}
