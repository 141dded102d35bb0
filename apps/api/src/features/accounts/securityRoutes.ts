import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readTwoFactor,
  renewRecoveryCodes,
} from './twoFactor.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

/** The user's own sessions and two-factor authentication. */
export function securityRoutes(routes: ContractRoutes, services: Services): void {
  const { database, secrets } = services;
  const { query } = database;
  routes.on(contract.listSessions, async ({ user }) => ok(await listSessions(query, user)));
  routes.on(contract.endSession, async ({ user, params }) => {
    await endSession(query, user, params.id);
    return ok({});
  });
  routes.on(contract.endOtherSessions, async ({ user }) => {
    await endSessions(query, user.id, { except: user.tokenHash });
    return ok({});
  });
  routes.on(contract.logoutEverywhere, async ({ user }) => endSessions(query, user.id));

  routes.on(contract.getSecondFactor, async ({ user }) => ok(await readTwoFactor(query, user)));
  routes.on(contract.beginSecondFactor, async ({ user }) =>
    ok(await beginSecondFactor(query, secrets, user)),
  );
  routes.on(contract.confirmSecondFactor, async ({ user, body, request }) =>
    ok(await confirmSecondFactor(services, user, { ...body, language: languageOf(request) })),
  );
  routes.on(contract.renewRecoveryCodes, async ({ user, body }) =>
    ok(await renewRecoveryCodes(database, secrets, user, body.code)),
  );
  routes.on(contract.disableSecondFactor, async ({ user, body, request }) => {
    await disableSecondFactor(services, user, { ...body, language: languageOf(request) });
    return ok({});
  });
}
