// npm test: everything that must hold, from a clean clone. Plain Node, standard library only.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { testSummaryFile } from './testSummary.mjs';
import { root, run, startStep, toolEnvironment } from './workspace.mjs';

const resultsFolder = join(root, 'test-results');
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
    args: ['run', '--reporter=default', `--reporter=${join(root, 'tooling/bootstrap/testSummary.mjs')}`],
  },
  {
    title: 'End to end',
    command: 'pnpm',
    args: ['--filter', '@vitrina/e2e', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults },
  },
];

function readReport(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failures: [] };
  }
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const readPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `${file} > ${title}\n${errors.join('\n')}`;
    }),
});

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

const reports = [
  readReport(testSummaryFile, (summary) => summary),
  readReport(playwrightResults, readPlaywright),
];
const failures = reports.flatMap((report) => report.failures);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
// Once more at the end: what the first steps said of a failure is thousands of lines above.
for (const failure of failures) console.error(`\n✘ ${failure}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${passed} passed, ${Math.max(failures.length, failedSteps.length)} failed`);
process.exitCode = failedSteps.length > 0 || passed === 0 ? 1 : 0;
