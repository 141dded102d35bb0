import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testSummaryFile } from './testSummary.mjs';
import { root, run, toolEnvironment } from './workspace.mjs';

const reporter = join(root, 'tooling/bootstrap/testSummary.mjs');

async function runOnce(files) {
  const args = ['run', '--reporter=default', `--reporter=${reporter}`, ...files];
  const exitCode = await run('vitest', args, { env: toolEnvironment({ CI: '1' }) });
  const summary = JSON.parse(readFileSync(testSummaryFile, 'utf8'));
  return { ...summary, isGreen: exitCode === 0 };
}

/**
 * Runs all Vitest tests. If no test failed but files were interrupted, for example by a browser crash, runs
 * these files again: a file that fails twice is broken.
 */
export async function runVitest() {
  const first = await runOnce([]);
  const { isGreen, failures, interruptions, interrupted } = first;
  if (isGreen || failures.length > 0 || interrupted.length === 0)
    return { ...first, failures: [...failures, ...interruptions] };
  console.error(`\n${interruptions.join('\n')}\n\nOnce more: ${interrupted.join(', ')}`);
  const second = await runOnce(interrupted);
  return {
    ...second,
    passed: first.passed + second.passed,
    retried: [...first.retried, ...second.retried, ...interrupted],
    failures: [...second.failures, ...second.interruptions],
  };
}
