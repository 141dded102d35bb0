import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { signInOrigin, signInRate } from '../accounts/signInOrigin.ts';
import type { Services } from '../services.ts';
import { addPasskey, beginPasskey } from './addPasskey.ts';
import { listPasskeys, maxPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { findRelyingParty } from './relyingParty.ts';
import { beginPasskeySignIn, confirmWithPasskey, signInWithPasskey } from './signIn.ts';

/** Passkeys: the user's own, and signing in with them. */
export function passkeyRoutes(routes: ContractRoutes, services: Services): void {
  const { config, database } = services;
  routes.on(contract.getPasskeys, async ({ user }) =>
    ok({
      origin: findRelyingParty(config)?.origin ?? null,
      limit: maxPasskeys,
      passkeys: await listPasskeys(database.query, user),
    }),
  );
  routes.on(contract.beginPasskey, async ({ user }) => ok(await beginPasskey(services, user)), signInRate);
  routes.on(contract.addPasskey, async ({ user, body, request }) =>
    ok(await addPasskey(services, user, body, { language: languageOf(request), log: request.log })),
  );
  routes.on(contract.renamePasskey, async ({ user, params, body }) =>
    ok(await renamePasskey(database.query, user, params.id, body.name)),
  );
  routes.on(contract.removePasskey, async ({ user, params, request }) => {
    await removePasskey(services, user, params.id, languageOf(request));
    return ok({});
  });

  routes.on(contract.beginPasskeySignIn, async () => ok(await beginPasskeySignIn(services)), signInRate);
  routes.on(
    contract.signInWithPasskey,
    async ({ body, request }) => ({
      token: await signInWithPasskey(services, { ...body, ...signInOrigin(request), log: request.log }),
    }),
    signInRate,
  );
  routes.on(
    contract.confirmWithPasskey,
    async ({ user, body, request }) => {
      await confirmWithPasskey(services, user, { ...body, address: request.ip, log: request.log });
      return ok({});
    },
    signInRate,
  );
}
