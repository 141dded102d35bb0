import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { chromiumArguments, findChromium } from './tooling/bootstrap/chromium.mjs';

const sourceCondition = '@vitrina/source';

export default defineConfig({
  test: {
    projects: [
      {
        ssr: {
          resolve: {
            conditions: [sourceCondition, ...defaultServerConditions],
            externalConditions: [sourceCondition],
          },
        },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{panel,editor,preview}/src/**/*.test.{ts,tsx}',
            'tooling/*/src/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
        },
      },
      {
        ssr: {
          resolve: {
            conditions: [sourceCondition, ...defaultServerConditions],
            externalConditions: [sourceCondition],
          },
        },
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.tsx', 'apps/*/src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
