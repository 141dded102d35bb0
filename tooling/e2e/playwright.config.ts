import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from '../bootstrap/chromium.mjs';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  // One server and one browser at a time: two cores are shared by both and the database.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others stands still for seconds at times. What fails twice is broken; what failed once is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
