import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testSummaryFile } from './testSummary.mjs';
import { root, run, toolEnvironment } from './workspace.mjs';

const reporter = join(root, 'tooling/bootstrap/testSummary.mjs');

async function runOnce(files) {
  const args = ['run', '--reporter=default', `--reporter=${reporter}`, ...files];
  const exitCode = await run('vitest', args, { env: toolEnvironment({ CI: '1' }) });
  const summary = JSON.parse(readFileSync(testSummaryFile, 'utf8'));
  return {
    ...summary,
    isGreen: exitCode === 0,
    failures: [...summary.failedTests, ...summary.otherFailures],
  };
}

/**
 * Runs everything that Vitest runs. Where no test failed but a file was interrupted, as when its browser went away, these
 * files are run once more: what fails twice is broken.
 */
export async function runVitest() {
  const first = await runOnce([]);
  if (first.isGreen || first.failedTests.length > 0 || first.interrupted.length === 0) return first;
  console.error(`\n${first.failures.join('\n')}\n\nOnce more: ${first.interrupted.join(', ')}`);
  const second = await runOnce(first.interrupted);
  return { ...second, passed: first.passed + second.passed };
}
