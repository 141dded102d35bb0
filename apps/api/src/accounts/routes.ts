import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';
import { listStatisticsGroups } from './queries.ts';
import { changePassword, readProfile, signOut, updateSelf } from './service.ts';
import { createSignIn } from './signIn.ts';

/** Sign-in, sign-out and the user's own account. */
export function accountRoutes(routes: ContractRoutes, { config, database }: Services): void {
  const signIn = createSignIn(database, config.loginMessages);

  routes.on(contract.getToken, async ({ body, request }) => ({
    token: await signIn({ ...body, address: request.ip, audience: 'panel' }),
  }));
  routes.on(contract.checkBuilderLogin, async ({ body, request }) => ({
    token: await signIn({ ...body, address: request.ip, audience: 'builder' }),
  }));
  routes.on(contract.logout, async ({ user }) => signOut(database, user));

  routes.on(contract.getProfile, async ({ user }) => ok(await readProfile(database, user)));
  routes.on(contract.listStatisticsGroups, async ({ user }) =>
    ok(await listStatisticsGroups(database.query, user.id)),
  );
  routes.on(contract.updateSelf, async ({ user, body }) => {
    await updateSelf(database, user, body);
    return ok(body);
  });
  routes.on(contract.changePassword, async ({ user, body }) => {
    await changePassword(database, user, body.password);
    return ok({});
  });
}
