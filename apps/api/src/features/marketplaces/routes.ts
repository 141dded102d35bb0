import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import {
  beginAmazonConnection,
  completeAmazonConnection,
  endAmazonConnection,
  readAmazonConnection,
} from './amazonConnection.ts';

/** The group decides who can connect to a marketplace; viewing and ending a connection is always allowed. */
function checkMayConnect({ isAdmin, group }: CurrentUser): void {
  if (!isAdmin && group && !group.settings.menu.connectToMarketplace) throw forbidden();
}

/** Connections of users to marketplaces. */
export function marketplaceRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.getAmazonConnection, async ({ user }) => ok(await readAmazonConnection(services, user)));
  routes.on(contract.beginAmazonConnection, async ({ user }) => {
    checkMayConnect(user);
    return ok(await beginAmazonConnection(services, user));
  });
  routes.on(contract.completeAmazonConnection, async ({ user, body }) => {
    checkMayConnect(user);
    return ok(await completeAmazonConnection(services, user, body));
  });
  routes.on(contract.endAmazonConnection, async ({ user }) => {
    await endAmazonConnection(services, user);
    return ok({});
  });
}
