// A Vitest reporter that saves the results to repeat at the end of npm test. Vitest's own JSON leaves out
// errors outside of tests, such as a crashed browser.
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

/** Vitest names what ran in the meantime, which often is where the error comes from. */
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
 * Leaves `{ passed, retried, failures, interruptions, interrupted }`: how many tests passed, which of them only when tried again,
 * what failed, what was cut short, and the files of that: those that did not end, or ran during an error from outside them.
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
