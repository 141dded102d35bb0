// What of Vitest's run is said once more at the end of npm test, as its reporter.
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

const failedTestsOf = (module) =>
  [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} > ${test.fullName}\n${test.result().errors.map(textOf).join('\n')}`,
  );

const isUnfinished = (module) => ['queued', 'pending'].includes(module.state());

const fileErrorsOf = (module) => [
  ...module.errors().map((error) => `${module.relativeModuleId}: ${textOf(error)}`),
  ...(isUnfinished(module) ? [`${module.relativeModuleId}: did not come to its end`] : []),
];

const passedIn = (module) => [...module.children.allTests('passed')].length;

/**
 * Leaves `{ passed, failedTests, otherFailures, interrupted }`: a number, what to say of each failure, and the files that
 * did not come to their end or that ran while an error came from outside every test.
 */
export default class TestSummary {
  onTestRunEnd(modules, unhandledErrors) {
    const interrupted = [
      ...modules.filter(isUnfinished).map((module) => module.moduleId),
      ...unhandledErrors.map((error) => error.VITEST_TEST_PATH).filter(Boolean),
    ];
    const summary = {
      passed: modules.reduce((sum, module) => sum + passedIn(module), 0),
      failedTests: modules.flatMap(failedTestsOf),
      otherFailures: [...modules.flatMap(fileErrorsOf), ...unhandledErrors.map(outsideEveryTest)],
      interrupted: [...new Set(interrupted)],
    };
    writeFileSync(testSummaryFile, JSON.stringify(summary));
  }
}
