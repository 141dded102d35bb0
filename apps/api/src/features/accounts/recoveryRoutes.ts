import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { resetPassword } from './passwordLink.ts';
import { recoverPassword } from './recovery.ts';

/** Requests per address and minute; each can cost an email or a password hash. */
const rate = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

/** Resets forgotten passwords. */
export function recoveryRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(
    contract.recoverPassword,
    async ({ body, request }) => {
      await recoverPassword(services, {
        login: body.login,
        address: request.ip,
        language: pickLanguage(request.headers['accept-language']),
        log: request.log,
      });
      return ok({});
    },
    rate,
  );
  routes.on(
    contract.resetPassword,
    async ({ body }) => {
      await resetPassword(services.database, body.token, body.password);
      return ok({});
    },
    rate,
  );
}
