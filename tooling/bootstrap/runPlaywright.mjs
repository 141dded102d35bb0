import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run, toolEnvironment } from './workspace.mjs';

const resultsFile = join(root, 'test-results/playwright.json');

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const describeFailure = ({ file, title, tests }) => {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return `${file} > ${title}\n${errors.join('\n')}`;
};

/** Runs the end-to-end tests. */
export async function runPlaywright() {
  const env = toolEnvironment({ CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile });
  const exitCode = await run('pnpm', ['--filter', '@vitrina/e2e', 'e2e'], { env });
  const { stats, suites } = JSON.parse(readFileSync(resultsFile, 'utf8'));
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok);
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    isGreen: exitCode === 0,
    passed: stats.expected + stats.flaky,
    retried: retried.map(({ file, title }) => `${file} > ${title}`),
    failures: failed.map(describeFailure),
  };
}
