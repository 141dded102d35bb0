import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { readSignInOptions } from './readSignInOptions.ts';

/** The ways to sign in that this server has. */
export function signInOptionRoutes(routes: ContractRoutes, { config }: Services): void {
  routes.on(contract.getSignInOptions, async () => ok(await readSignInOptions(config)));
}
