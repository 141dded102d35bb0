import { defineConfig } from 'tsup';

/** Our own packages go into the bundle from their source; packages of npm stay outside and are found at run time. */
export default defineConfig({
  entry: [
    'src/server.ts',
    'src/worker.ts',
    'src/fontWorker.ts',
    'src/svgWorker.ts',
    'src/sheetWorker.ts',
    'src/crmService.ts',
    'src/builderService.ts',
    'src/backup.ts',
    'src/restore.ts',
  ],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  splitting: true,
  sourcemap: true,
  noExternal: [/^@vitrina\//],
  // Optional, and so no dependency to the bundler's mind; within a bundle it does not start.
  external: ['playwright-core'],
  esbuildOptions(options) {
    options.conditions = ['@vitrina/source'];
    options.jsx = 'automatic';
  },
});
