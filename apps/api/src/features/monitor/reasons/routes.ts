import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../../platform/http/contractRoutes.ts';
import { ok } from '../../../platform/http/ok.ts';
import { recordRoutes } from '../../directory/recordRoutes.ts';
import type { Services } from '../../services.ts';
import { reasonRecords, searchReasons } from './reasonRecords.ts';

/** The administration of the catalog of reasons. */
export function reasonCatalogueRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.searchPageReasons, async ({ user, query }) =>
    ok(await searchReasons(database.query, user, query)),
  );
  recordRoutes(routes, database, reasonRecords, {
    get: contract.getPageReason,
    create: contract.createPageReason,
    update: contract.updatePageReason,
    remove: contract.deletePageReason,
  });
}
