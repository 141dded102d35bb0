import { join } from 'node:path';

import { createConsumer, runSilently } from './consumer.mjs';
import { printsExpected } from './readExamples.mjs';

const libraries = ['typescript-7', '@types/node', '@types/react', '@types/react-dom', 'react', 'react-dom'];
/** The libraries that the entries for tests import. */
const testLibraries = [
  'fast-check',
  'msw',
  '@tanstack/react-query',
  'parse5',
  'css-tree',
  '@types/css-tree',
  'html-validate',
  'axe-core',
];

/** Compiles the examples of every README by `tsc`, and runs each that is not for browsers as a plain Node script. */
export async function runInNode({ into, tarballs, examples, serverAddress }) {
  const folder = await createConsumer('node', {
    into,
    tarballs,
    libraries: [...libraries, ...testLibraries],
    files: Object.fromEntries(examples.map(({ fileName, code }) => [join('examples', fileName), code])),
  });
  await runSilently('tsc', [], { cwd: folder });
  const problems = [];
  for (const { name, fileName, expected, needsServer, isForBrowser } of examples) {
    if (isForBrowser) continue;
    const script = join('built', fileName.replace(/tsx?$/, 'js'));
    const env = needsServer ? { VITRINA_URL: serverAddress } : {};
    // An example's own output may mention warnings; Node prints its warnings to stderr.
    const printed = await runSilently('node', ['--throw-deprecation', script], {
      cwd: folder,
      env,
      isWarning: (line) => line.startsWith('(node:'),
    });
    if (!printsExpected(printed, expected))
      problems.push(`${name} printed\n${printed}and not\n${expected.join('\n')}`);
  }
  return problems;
}
