// What of Vitest's run is said once more at the end of npm test, as its reporter: `{ passed, failures }` as JSON.
// Vitest's own JSON leaves out errors that belong to no test, such as a browser that went away.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './workspace.mjs';

/** Where the summary is left. */
export const testSummaryFile = join(root, 'test-results/vitest.json');

/** The libraries' own lines say nothing of our failure, and a log's end has little room. */
const textOf = ({ stack, message }) =>
  (stack || message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n');

/** Vitest names what ran meanwhile, which often is where the error comes from. */
const outsideEveryTest = (error) =>
  ['Outside every test:', textOf(error), error.VITEST_TEST_PATH, error.VITEST_TEST_NAME]
    .filter(Boolean)
    .join('\n');

const failuresOf = (module) => {
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} > ${test.fullName}\n${test.result().errors.map(textOf).join('\n')}`,
  );
  const errors = module.errors().map((error) => `${module.relativeModuleId}: ${textOf(error)}`);
  const unfinished = ['queued', 'pending'].includes(module.state())
    ? [`${module.relativeModuleId}: did not come to its end`]
    : [];
  return [...tests, ...errors, ...unfinished];
};

const passedIn = (module) => [...module.children.allTests('passed')].length;

export default class TestSummary {
  onTestRunEnd(modules, unhandledErrors) {
    const summary = {
      passed: modules.reduce((sum, module) => sum + passedIn(module), 0),
      failures: [...modules.flatMap(failuresOf), ...unhandledErrors.map(outsideEveryTest)],
    };
    writeFileSync(testSummaryFile, JSON.stringify(summary));
  }
}
