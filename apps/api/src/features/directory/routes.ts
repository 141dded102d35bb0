import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import {
  listBrands,
  listCategoriesOf,
  listLicenseInfo,
  listRetailers,
  listSisRetailers,
  toTree,
} from './queries.ts';
import { listLicenses } from './reached.ts';

/** Retailers, licenses, brands and categories the user can access. */
export function directoryRoutes(routes: ContractRoutes, { database: { query } }: Services): void {
  routes.on(contract.listRetailers, async ({ user }) => ok(await listRetailers(query, user)));
  routes.on(contract.listSisRetailers, async ({ user }) => ok(await listSisRetailers(query, user)));
  routes.on(contract.listLicenses, async ({ user }) => ok(await listLicenses(query, user)));
  routes.on(contract.listLicenseInfo, async ({ user }) => ok(await listLicenseInfo(query, user)));
  routes.on(contract.listBrands, async ({ user }) => ok(await listBrands(query, user)));
  routes.on(contract.getCategoryTree, async ({ user, params }) =>
    ok(toTree(await listCategoriesOf(query, user, params.licenseIds))),
  );
}
