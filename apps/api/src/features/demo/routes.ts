import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';

/** The tour and the reset of a demo installation; any other answers 404. */
export function demoRoutes(routes: ContractRoutes, services: Services): void {
  const { config, database, jobs } = services;
  const refuseElsewhere = () => {
    if (config.demo === 'off') throw notFound();
  };
  const refuseOthers = ({ isAdmin }: CurrentUser) => {
    refuseElsewhere();
    if (!isAdmin) throw forbidden();
  };

  routes.on(contract.getTour, async ({ user, query, request }) => {
    refuseElsewhere();
    const { readTour } = await import('./readTour.ts');
    return ok(await readTour(services, user, query, languageOf(request)));
  });
  routes.on(contract.getDemoState, async ({ user }) => {
    refuseOthers(user);
    const { readDemoState } = await import('./readDemoState.ts');
    return ok(await readDemoState(database.query, jobs));
  });
  routes.on(contract.resetDemo, async ({ user }) => {
    refuseOthers(user);
    const { resetDemo } = await import('./resetDemo.ts');
    return ok(await resetDemo(services, user));
  });
}
