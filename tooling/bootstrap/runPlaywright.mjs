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
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return { isGreen: exitCode === 0, passed: stats.expected, failures: failed.map(describeFailure) };
}
