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

/** An app of Next.js that renders a page to HTML on its server and draws one by React: built, and its page read. */
export async function runInNext({ into, tarballs }) {
  const folder = await createConsumer('next', { into, tarballs, libraries });
  // A continuous build is told that it keeps no cache; this one has nothing to keep.
  const isWarning = (line) => saysWarning(line) && !line.includes('No build cache found');
  await runSilently('next', ['build'], { cwd: folder, isWarning });
  const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8');
  return expected
    .filter((text) => !html.includes(text))
    .map((text) => `The page of Next.js does not say "${text}"`);
}
