import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createConsumer, runSilently, saysWarning } from './consumer.mjs';

const libraries = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'next',
  'react',
  'react-dom',
  'typescript',
];
const expected = ['Rendered to HTML', 'Drawn by React'];

/**
 * Builds a Next.js app that renders a page to HTML on its server and another with React, and reads its page.
 */
export async function runInNext({ into, tarballs }) {
  const folder = await createConsumer('next', { into, tarballs, libraries });
  // Next.js warns in CI about a missing build cache, which this build does not need.
  const isWarning = (line) => saysWarning(line) && !line.includes('No build cache found');
  await runSilently('next', ['build'], { cwd: folder, isWarning });
  const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8');
  return expected
    .filter((text) => !html.includes(text))
    .map((text) => `The page of Next.js does not say "${text}"`);
}
