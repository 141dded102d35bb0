import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { chromiumArguments, findHeadlessChromium } from './tooling/bootstrap/chromium.mjs';

// The build of React and its libraries that users get, which also takes two thirds of the time.
process.env.NODE_ENV = 'production';

// Generous: a slow test on a busy machine has not failed. Some tests take ten times as long when others use
// the machine.
const testTimeout = 90_000;
const isCi = Boolean(process.env.CI);
/**
 * For tests that need a browser, a server or a database: a busy machine can freeze for seconds. A test that
 * fails twice is broken.
 */
const patience = { testTimeout, retry: isCi ? 1 : 0, expect: { poll: { timeout: 20_000 } } };
const sourceCondition = '@vitrina/source';
/** Resolves like Node itself, which may not be able to load what packages offer to bundlers as `module`. */
const sourceInNode = {
  resolve: {
    conditions: [
      sourceCondition,
      ...defaultServerConditions.filter((condition: string) => condition !== 'module'),
    ],
    mainFields: [],
    externalConditions: [sourceCondition],
  },
};
const sourceInBrowser = { conditions: [sourceCondition, ...defaultClientConditions] };
const storybookFolder = join(import.meta.dirname, 'tooling/storybook/.storybook');
/**
 * Scanned for packages to prepare: if Vite found them only when a test reaches them, it would reload the test
 * midway.
 */
const browserSource = ['packages/*/src/**/*.{ts,tsx}', 'apps/{panel,editor,preview}/src/**/*.{ts,tsx}'].map(
  (glob) => join(import.meta.dirname, glob),
);
/** Returns the environment variables of this process that browser tests can see. */
const pickEnvironment = (...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
/** Created per project: Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A record of each step takes time, and would outgrow the editor whose memory a long run measures.
  traceView: isCi || process.env.VITRINA_SOAK_MINUTES ? ('off' as const) : ('failure-only' as const),
  provider: playwright({
    // Before the test's own time-out, so that the error says what the action waited for.
    actionTimeout: 40_000,
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});
/** Files that replace modules, define elements, or need a module unused: they have a page of their own. */
const aloneFiles = '**/*.alone.browser.test.tsx';

type ProjectTests = NonNullable<TestProjectInlineConfiguration['test']>;
const browserTests = (test: Pick<ProjectTests, 'name' | 'isolate' | 'include' | 'exclude'>) => ({
  plugins: [react()],
  resolve: sourceInBrowser,
  optimizeDeps: { entries: browserSource },
  test: {
    ...patience,
    include: ['{packages,apps,tooling}/*/{src,tests}/**/*.browser.test.tsx'],
    setupFiles: ['packages/editor/src/testing/startClean.ts'],
    env: pickEnvironment('VITRINA_SOAK_MINUTES', 'VITRINA_SOAK_SEED'),
    // A block that a test clicks is found by its id: by its text it could be another element by the time of the click.
    browser: { ...chromium(), locators: { testIdAttribute: 'data-block' } },
    ...test,
  },
});

export default defineConfig({
  test: {
    // One less, as Vitest has it, leaves one of two cores to wait for the other.
    maxWorkers: '100%',
    projects: [
      {
        ssr: sourceInNode,
        test: {
          name: 'unit',
          testTimeout,
          // Nothing a unit test leaves behind matters to another, and a process for each file costs more than its tests.
          isolate: false,
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
        ssr: sourceInNode,
        test: {
          name: 'api',
          environment: 'node',
          // Each file has its own servers and databases; loading the server code again for each file costs more than its tests.
          isolate: false,
          include: ['apps/api/{src,tests}/**/*.test.ts'],
          globalSetup: ['apps/api/testing/globalSetup.ts'],
          ...patience,
          hookTimeout: 120_000,
        },
      },
      // Loading a page and all modules again for each file costs as much as its tests.
      browserTests({ name: 'browser', isolate: false, exclude: ['**/node_modules/**', aloneFiles] }),
      browserTests({ name: 'browser-alone', include: [aloneFiles] }),
      {
        plugins: [await storybookTest({ configDir: storybookFolder })],
        resolve: sourceInBrowser,
        optimizeDeps: { entries: browserSource },
        test: {
          name: 'stories',
          // Stories are isolated by their decorators; loading a page and all modules again for each file costs twice its stories.
          isolate: false,
          ...patience,
          browser: chromium(),
        },
      },
    ],
  },
});
