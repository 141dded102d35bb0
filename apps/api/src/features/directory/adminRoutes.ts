import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { brandRecords, searchBrands } from './brands.ts';
import { categoryRecords, listCategories } from './categories.ts';
import { listKitVersions } from './kitVersions.ts';
import { licenseRecords, searchLicenses } from './licenses.ts';
import { toTree } from './queries.ts';
import { recordRoutes } from './recordRoutes.ts';
import { retailerRecords, searchRetailers } from './retailers.ts';
import { searchStatisticsGroups, statisticsGroupRecords } from './statisticsGroups.ts';

/** Administration of licenses, retailers, brands, categories and statistics groups. */
export function directoryAdminRoutes(routes: ContractRoutes, { database }: Services): void {
  const db = database.query;
  routes.on(contract.searchLicenses, async ({ user, query }) => ok(await searchLicenses(db, user, query)));
  routes.on(contract.searchRetailers, async ({ user, query }) => ok(await searchRetailers(db, user, query)));
  routes.on(contract.searchBrands, async ({ user, query }) => ok(await searchBrands(db, user, query)));
  routes.on(contract.listCategories, async ({ user }) => ok(toTree(await listCategories(db, user))));
  routes.on(contract.searchStatisticsGroups, async ({ user, query }) =>
    ok(await searchStatisticsGroups(db, user, query)),
  );

  routes.on(contract.listKitVersions, async ({ user, params }) => {
    const items = await listKitVersions(db, user, params.id);
    return ok({ items, total: items.length });
  });

  recordRoutes(routes, database, licenseRecords, {
    get: contract.getLicense,
    create: contract.createLicense,
    update: contract.updateLicense,
    remove: contract.deleteLicense,
  });
  recordRoutes(routes, database, retailerRecords, {
    get: contract.getRetailer,
    create: contract.createRetailer,
    update: contract.updateRetailer,
    remove: contract.deleteRetailer,
  });
  recordRoutes(routes, database, brandRecords, {
    get: contract.getBrand,
    create: contract.createBrand,
    update: contract.updateBrand,
    remove: contract.deleteBrand,
  });
  recordRoutes(routes, database, categoryRecords, {
    get: contract.getCategory,
    create: contract.createCategory,
    update: contract.updateCategory,
    remove: contract.deleteCategory,
  });
  recordRoutes(routes, database, statisticsGroupRecords, {
    get: contract.getStatisticsGroup,
    create: contract.createStatisticsGroup,
    update: contract.updateStatisticsGroup,
    remove: contract.deleteStatisticsGroup,
  });
}
