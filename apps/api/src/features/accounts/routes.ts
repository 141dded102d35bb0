import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { listStatisticsGroups } from './queries.ts';
import { changePassword, readProfile, signOut, updateSelf } from './service.ts';
import { createCredentialCheck } from './checkCredentials.ts';
import { confirmSession } from './confirmSession.ts';
import { createSignIn } from './signIn.ts';
import { signInOrigin, signInRate } from './signInOrigin.ts';

/** Sign-in, sign-out and the user's own account. */
export function accountRoutes(routes: ContractRoutes, services: Services): void {
  const { config, database, secrets } = services;
  const checkCredentials = createCredentialCheck(database, secrets, config.loginMessages);
  const signIn = createSignIn(database, checkCredentials);

  routes.on(
    contract.getToken,
    async ({ body, request }) => {
      const { token, mustEnrolSecondFactor } = await signIn({
        ...body,
        ...signInOrigin(request),
        audience: 'panel',
      });
      return mustEnrolSecondFactor ? { token, mustEnrolSecondFactor } : { token };
    },
    signInRate,
  );
  routes.on(
    contract.confirmSession,
    async ({ user, body, request }) => {
      await confirmSession(database, checkCredentials, user, { ...body, address: request.ip });
      return ok({});
    },
    signInRate,
  );
  routes.on(contract.logout, async ({ user }) => signOut(database, user));

  routes.on(contract.getProfile, async ({ user }) => ok(await readProfile(services, user)));
  routes.on(contract.listStatisticsGroups, async ({ user }) =>
    ok(await listStatisticsGroups(database.query, user.id)),
  );
  routes.on(contract.updateSelf, async ({ user, body, request }) => {
    await updateSelf(services, user, body, languageOf(request));
    return ok(body);
  });
  routes.on(contract.changePassword, async ({ user, body, request }) => {
    await changePassword(services, user, { ...body, language: languageOf(request) });
    return ok({});
  });
}
