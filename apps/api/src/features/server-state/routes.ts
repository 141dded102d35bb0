import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { readServerState } from './readServerState.ts';

/** The state of the server, for administrators of the whole installation: it names all licenses. */
export function serverStateRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.getServerState, async ({ user }) => {
    if (!user.isAdmin) throw forbidden();
    return ok(await readServerState(services));
  });
}
