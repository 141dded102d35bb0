import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { testPages } from './jobs.ts';
import { readTest } from './readTest.ts';
import { startTest } from './startTest.ts';

/** A page asks for its progress once a second. */
const readRate = { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } };
/** Spares the database; the limits of tests are stored there. */
const startRate = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** Tests of product pages, for the developers of shops. */
export function pageTestRoutes(routes: ContractRoutes, { config, database, jobs }: Services): void {
  routes.on(
    contract.startPageTest,
    async ({ body, request }) => {
      const token = await startTest(config, database, request.ip, body);
      await jobs.send(testPages, {});
      return ok({ token });
    },
    startRate,
  );
  routes.on(
    contract.readPageTest,
    async ({ body: { token } }) => ok(await readTest(database.query, token)),
    readRate,
  );
}
