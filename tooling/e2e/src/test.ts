import { test as base } from '@playwright/test';

import { startOauthService, type OauthService } from '../../../apps/api/testing/oauthService.ts';
import { perWorker } from './perWorker.ts';
import { joinVitrinaServer, startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

/** A running server, used while writing a test. */
const runningServer = process.env.VITRINA_E2E_ADDRESS;

/** Tests on a real server, one per worker; pages open relative to its address. */
export const test = base.extend<object, { amazon: OauthService; vitrina: VitrinaServer }>({
  /** Login with Amazon, as far as the server that is tested can tell. */
  amazon: perWorker(async (provide) => {
    const service = await startOauthService();
    await provide(service);
    await service.stop();
  }),
  vitrina: [
    async ({ amazon }, provide) => {
      const server = runningServer
        ? joinVitrinaServer(runningServer)
        : await startVitrinaServer(amazon.environment);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ vitrina }, provide) => provide(vitrina.address),
});

export { expect } from '@playwright/test';
