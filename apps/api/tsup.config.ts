import { defineConfig } from 'tsup';

/** Our own packages are bundled from source; npm packages stay external and are resolved at run time. */
export default defineConfig({
  entry: {
    server: 'src/entry/server.ts',
    worker: 'src/entry/worker.ts',
    crmService: 'src/entry/crmService.ts',
    builderService: 'src/entry/builderService.ts',
    streamService: 'src/entry/streamService.ts',
    backup: 'src/entry/backup.ts',
    restore: 'src/entry/restore.ts',
    // Beside the programs that start them as threads.
    fontWorker: 'src/entry/threads/fontWorker.ts',
    svgWorker: 'src/entry/threads/svgWorker.ts',
    mediaWorker: 'src/entry/threads/mediaWorker.ts',
    modelWorker: 'src/entry/threads/modelWorker.ts',
    sheetWorker: 'src/entry/threads/sheetWorker.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  splitting: true,
  sourcemap: true,
  noExternal: [/^@vitrina\//],
  // Optional, so the bundler does not treat it as a dependency; it does not work inside a bundle.
  external: ['playwright-core'],
  esbuildOptions(options) {
    options.conditions = ['@vitrina/source'];
    options.jsx = 'automatic';
  },
});
