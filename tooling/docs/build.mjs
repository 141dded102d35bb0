// npm run docs: builds a static folder, tooling/docs/dist. It contains the reference of the published
// packages by TypeDoc under /api, every block and control in Storybook under /storybook, the guides under
// /guides, and a start page. `--without-storybook` leaves Storybook out.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { run } from '../bootstrap/workspace.mjs';
import { buildReference } from './buildReference.mjs';
import { listGuides } from './listGuides.mjs';
import { guidePage, homePage } from './pages.mjs';

const folder = join(import.meta.dirname, 'dist');
const hasStorybook = !process.argv.includes('--without-storybook');

async function buildGuides(guides) {
  for (const guide of guides) {
    await mkdir(join(folder, 'guides', guide.language), { recursive: true });
    await writeFile(join(folder, guide.path), guidePage(guide, guides));
  }
}

async function buildStorybook() {
  const arguments_ = ['--filter', '@vitrina/storybook', 'build:storybook', '--quiet', '--loglevel=error'];
  const code = await run('pnpm', ['--silent', ...arguments_, '-o', join(folder, 'storybook')]);
  if (code !== 0) throw new Error('Storybook could not be built; the lines above say why.');
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const guides = listGuides();
await buildGuides(guides);
await cp(join(import.meta.dirname, 'site.css'), join(folder, 'site.css'));
await cp(join(import.meta.dirname, 'screenshots'), join(folder, 'screenshots'), { recursive: true });
await writeFile(join(folder, 'index.html'), homePage(guides, { hasStorybook }));
await buildReference(join(folder, 'api'));
if (hasStorybook) await buildStorybook();
console.log(`The documentation is in ${folder}; any static host can serve it.`);
