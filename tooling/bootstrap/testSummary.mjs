// A Vitest reporter that saves the results to repeat at the end of npm test. Vitest's own JSON leaves out
// errors outside of tests, such as a crashed browser.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './workspace.mjs';

/** The file of the summary. */
export const testSummaryFile = join(root, 'test-results/vitest.json');

/** Time-outs have their message outside of the stack. Stack lines of libraries do not help in a short log. */
const textOf = ({ stack = '', message }) =>
  (stack.includes(message) ? stack : `${message}\n${stack}`)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n');

/** Vitest names the tests that were running, which often caused the error. */
const outsideEveryTest = (error) =>
  ['Outside every test:', textOf(error), error.VITEST_TEST_PATH, error.VITEST_TEST_NAME]
    .filter(Boolean)
    .join('\n');

const failedTestsOf = (module) =>
  [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} > ${test.fullName}\n${test.result().errors.map(textOf).join('\n')}`,
  );

const isUnfinished = (module) => ['queued', 'pending'].includes(module.state());

const loadErrorsOf = (module) =>
  module.errors().map((error) => `${module.relativeModuleId}: ${textOf(error)}`);

const retriedIn = (module) =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${module.relativeModuleId} > ${test.fullName}`);

const passedIn = (module) => [...module.children.allTests('passed')].length;

/**
 * Writes `{ passed, retried, failures, interruptions, interrupted }`: the number of passed tests, the number
 * that passed only on retry, the failures, the interruptions, and the files affected by interruptions: those
 * that did not end, or ran during an error outside of them.
 */
export default class TestSummary {
  onTestRunEnd(modules, unhandledErrors) {
    const unfinished = modules.filter(isUnfinished);
    const fileOf = ({ VITEST_TEST_PATH, message = '' }) =>
      VITEST_TEST_PATH ?? unfinished.find(({ moduleId }) => message.includes(moduleId))?.moduleId;
    const isOfFile = (error) => fileOf(error) !== undefined;
    const summary = {
      passed: modules.reduce((sum, module) => sum + passedIn(module), 0),
      retried: modules.flatMap(retriedIn),
      failures: [
        ...modules.flatMap((module) => [...failedTestsOf(module), ...loadErrorsOf(module)]),
        ...unhandledErrors.filter((error) => !isOfFile(error)).map(outsideEveryTest),
      ],
      interruptions: [
        ...unfinished.map(({ relativeModuleId }) => `${relativeModuleId}: did not come to its end`),
        ...unhandledErrors.filter(isOfFile).map(outsideEveryTest),
      ],
      interrupted: [
        ...new Set([
          ...unfinished.map(({ moduleId }) => moduleId),
          ...unhandledErrors.filter(isOfFile).map(fileOf),
        ]),
      ],
    };
    writeFileSync(testSummaryFile, JSON.stringify(summary));
  }
}
