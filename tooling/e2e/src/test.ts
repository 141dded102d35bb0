import { test as base } from '@playwright/test';

import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

/** Tests on a real server, one per worker; pages open relative to its address. */
export const test = base.extend<object, { vitrina: VitrinaServer }>({
  vitrina: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const server = await startVitrinaServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ vitrina }, use) => use(vitrina.address),
});

export { expect } from '@playwright/test';
