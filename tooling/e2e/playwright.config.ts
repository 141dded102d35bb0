import { defineConfig } from '@playwright/test';

import { chromiumArguments, chromiumEnvironment, findHeadlessChromium } from '../bootstrap/chromium.mjs';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  // Each worker has a server, a database and a browser. Half of a test's time is waiting, so two fit on two
  // cores.
  workers: 2,
  // Generous, as for the other tests: a slow test on a busy machine has not failed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can freeze for seconds. A test that fails twice is broken; one that fails once is
  // reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Recording adds a quarter to a test's time, so if tests are retried, only the retry is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: chromiumArguments,
      env: chromiumEnvironment,
    },
  },
});
