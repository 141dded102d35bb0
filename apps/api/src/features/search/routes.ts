import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { findRecords } from './findRecords.ts';

/** Search over all kinds of records. */
export function searchRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.findRecords, async ({ user, query }) =>
    ok(await findRecords(database.query, user, query.text)),
  );
}
