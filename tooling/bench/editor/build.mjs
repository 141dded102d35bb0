// Builds the contenders with Vite, for production, into dist/<id>.
// node tooling/bench/editor/build.mjs [--only puck,craft]
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { readArguments } from '../shared.mjs';
import { contenders } from './contenders/index.mjs';

process.env.NODE_ENV = 'production';
const { only } = readArguments();
const repository = new URL('../../../', import.meta.url);

for (const { id, root, app } of contenders) {
  if (only && !only.includes(id)) continue;
  const output = {
    outDir: fileURLToPath(new URL(`./dist/${id}`, import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
  };
  const options = app
    ? { root: fileURLToPath(new URL(app, repository)), mode: 'bench' }
    : {
        root: fileURLToPath(new URL(`./contenders/${root}`, import.meta.url)),
        configFile: false,
        base: './',
        plugins: [react()],
      };
  await build({ ...options, logLevel: 'warn', build: output });
  console.log(`built ${id}`);
}
