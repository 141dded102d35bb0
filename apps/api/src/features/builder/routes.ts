import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { forward } from '../../platform/http/forward.ts';
import { createCredentialCheck } from '../accounts/checkCredentials.ts';
import { createSignIn } from '../accounts/signIn.ts';
import { signInOrigin, signInRate } from '../accounts/signInOrigin.ts';
import type { Services } from '../services.ts';

/** Answers the builder service's login check from our own accounts. */
export function answerLoginCheck(
  routes: ContractRoutes,
  { config, database, secrets }: Pick<Services, 'config' | 'database' | 'secrets'>,
): void {
  const signIn = createSignIn(database, createCredentialCheck(database, secrets, config.loginMessages));
  routes.on(
    contract.checkBuilderLogin,
    async ({ body, request }) => {
      const { token } = await signIn({ ...body, ...signInOrigin(request), audience: 'builder' });
      return { token };
    },
    signInRate,
  );
}

/** Forwards the same call to an external builder service. */
function forwardLoginCheck(routes: ContractRoutes, baseUrl: string): void {
  routes.on(
    contract.checkBuilderLogin,
    ({ body, request }) =>
      forward(contract.checkBuilderLogin, request, { baseUrl, path: '/login-check', body }),
    signInRate,
  );
}

/** Routes of the builder service, internal or external. */
export function builderRoutes(routes: ContractRoutes, services: Services): void {
  const { builderBaseUrl } = services.config;
  if (builderBaseUrl) forwardLoginCheck(routes, builderBaseUrl);
  else answerLoginCheck(routes, services);
}
