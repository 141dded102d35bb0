// pnpm test:packages: tests the published packages as another team gets them. They are packed, installed
// outside the workspace into plain Node scripts, a Vite app and a Next.js app, type-checked, built and run.
// The scripts are the examples of the READMEs. Needs the output of `turbo run build build:package`. A word
// (`node`, `vite`, `next`) narrows it; `--keep` keeps the folders.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startStep } from '../bootstrap/workspace.mjs';
import { startVitrinaServer } from '../e2e/src/vitrinaServer.ts';
import { runInNext } from './nextConsumer.mjs';
import { runInNode } from './nodeConsumer.mjs';
import { packPackages } from '../checks/packPackages.mjs';
import { readExamples } from './readExamples.mjs';
import { runInVite } from './viteConsumer.mjs';

const consumers = { node: runInNode, vite: runInVite, next: runInNext };
const words = process.argv.slice(2).filter((word) => Object.hasOwn(consumers, word));
const chosen = words.length > 0 ? words : Object.keys(consumers);

const examples = readExamples();
const needsServer =
  (chosen.includes('node') && examples.some((example) => example.needsServer)) ||
  (chosen.includes('vite') && examples.some((example) => example.isForBrowser));
const into = await mkdtemp(join(tmpdir(), 'vitrina-consumers-'));
let failures = 0;
let server;
try {
  if (needsServer) server = await startVitrinaServer();
  const endPacking = startStep('Packing');
  const tarballs = await packPackages(join(into, 'packed'));
  endPacking();
  for (const name of chosen) {
    const end = startStep(name);
    const problems = await consumers[name]({
      into,
      tarballs,
      examples,
      serverAddress: server?.address,
    }).catch((error) => [error.message]);
    for (const problem of problems) console.error(problem);
    failures += problems.length;
    end();
  }
} finally {
  await server?.stop();
  if (process.argv.includes('--keep')) console.log(into);
  else await rm(into, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
