// npm test: runs all tests and checks, from a clean clone. Plain Node, standard library only.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runPlaywright } from './runPlaywright.mjs';
import { runVitest } from './runVitest.mjs';
import { root, run, startStep, toolEnvironment } from './workspace.mjs';

const runTool =
  (command, ...args) =>
  async () => ({ isGreen: (await run(command, args, { env: toolEnvironment({ CI: '1' }) })) === 0 });

const steps = [
  ['Check', runTool('pnpm', 'check')],
  ['Build', runTool('turbo', 'run', 'build', '--output-logs=errors-only')],
  ['Documentation, with Storybook', runTool('node', 'tooling/docs/build.mjs')],
  [
    'Packages in projects of other teams',
    runTool('node', '--conditions=@vitrina/source', 'tooling/package-install/run.mjs'),
  ],
  ['Unit, server, component and story tests', runVitest],
  ['End to end', runPlaywright],
];

/** A runner without results has failed; the others still run. */
const runStep = (runs) => runs().catch((error) => ({ isGreen: false, failures: [error.message] }));

await ensureInstalled();
await ensureChromium();
const resultsFolder = join(root, 'test-results');
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const results = [];
for (const [title, runs] of steps) {
  const end = startStep(title);
  results.push({ title, passed: 0, retried: [], failures: [], ...(await runStep(runs)) });
  end();
}

const failures = results.flatMap((result) => result.failures);
const retried = results.flatMap((result) => result.retried);
const failedSteps = results.filter(({ isGreen }) => !isGreen).map(({ title }) => title);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
// Repeated at the end: a failure of the first steps is thousands of lines above.
for (const failure of failures) console.error(`\n✘ ${failure}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
if (retried.length > 0)
  console.error(
    `\nPassed only when tried again, a race to find each:\n${retried.map((test) => `  ${test}`).join('\n')}`,
  );
console.log(`\n${passed} passed, ${Math.max(failures.length, failedSteps.length)} failed`);
process.exitCode = failedSteps.length > 0 || passed === 0 ? 1 : 0;
