// npm test: everything that must hold, from a clean clone. Plain Node, standard library only.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, startStep, toolEnvironment } from './workspace.mjs';

const resultsFolder = join(root, 'test-results');
const vitestResults = join(resultsFolder, 'vitest.json');
const playwrightResults = join(resultsFolder, 'playwright.json');

const steps = [
  { title: 'Check', command: 'pnpm', args: ['check'] },
  { title: 'Build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  {
    title: 'Documentation, with Storybook',
    command: 'node',
    args: ['tooling/docs/build.mjs'],
  },
  {
    title: 'Packages in projects of other teams',
    command: 'node',
    args: ['--conditions=@vitrina/source', 'tooling/package-install/run.mjs'],
  },
  {
    title: 'Unit, server, component and story tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
  },
  {
    title: 'End to end',
    command: 'pnpm',
    args: ['--filter', '@vitrina/e2e', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults },
  },
];

function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function countTests() {
  const unit = readCounts(vitestResults, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
  const e2e = readCounts(playwrightResults, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }));
  return { passed: unit.passed + e2e.passed, failed: unit.failed + e2e.failed };
}

await ensureInstalled();
await ensureChromium();
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const failedSteps = [];
for (const { title, command, args, env } of steps) {
  const end = startStep(title);
  if ((await run(command, args, { env: toolEnvironment({ CI: '1', ...env }) })) !== 0)
    failedSteps.push(title);
  end();
}

const { passed, failed } = countTests();
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps.length)} failed`);
process.exitCode = failedSteps.length > 0 || passed === 0 ? 1 : 0;
