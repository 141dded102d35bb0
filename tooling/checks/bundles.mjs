// Checks what browsers and bundles load: sizes within their limits, and no code where it does not belong.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from '../bootstrap/workspace.mjs';
import { editorSizes } from './editorSizes.mjs';
import { gzipBytes } from './gzipBytes.mjs';
import { panelSizes } from './panelSizes.mjs';

const KB = 1000;

/** The sizes that importing these names from the built package adds to a bundle. */
const imports = [
  { of: 'packages/epack-model/dist/index.js', names: '*', external: ['zod'], maxGzipBytes: 18 * KB },
  { of: 'packages/history-engine/dist/index.js', names: '*', external: [], maxGzipBytes: 15 * KB },
];

/** The files a page loads before it can be used: an app's page and the scripts it names. */
const pages = [{ page: 'apps/preview/dist/index.html', maxGzipBytes: 90 * KB }];

const files = [
  { file: 'packages/stream-embed/dist/embed.js', maxGzipBytes: 2 * KB },
  { file: 'packages/stream-embed/dist/mount.js', maxGzipBytes: 4 * KB },
];

/** Groups of files that a page may load together. */
const groups = [
  {
    folder: 'packages/block-runtime/dist/elements',
    of: (name) => /^vitrina-[a-z\d-]+\.js$/.test(name),
    maxGzipBytes: 12 * KB,
  },
];

/** A mark must be absent from one place; its presence in another proves that the mark still works. */
const canaries = [
  { mark: 'MuiButton', absentFrom: 'apps/preview/dist', presentIn: 'apps/panel/dist' },
  {
    mark: 'react.element',
    orMark: 'react.transitional.element',
    absentFrom: 'packages/stream-embed/dist',
    presentIn: 'apps/preview/dist',
  },
  { mark: 'benchEditor', absentFrom: 'apps/editor/dist', presentIn: 'apps/editor/src', in: '.ts' },
];

const problems = [];
const rows = [];

function report(what, bytes, maxGzipBytes) {
  rows.push(`${what}: ${(bytes / KB).toFixed(2)} of ${(maxGzipBytes / KB).toFixed(0)} KB gzip`);
  if (bytes > maxGzipBytes) problems.push(`${rows.at(-1)}: too large`);
}

for (const { of, names, external, maxGzipBytes } of imports) {
  const statement = names === '*' ? `export * from './${of}'` : `export { ${names} } from './${of}'`;
  const { outputFiles } = await build({
    stdin: { contents: statement, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external,
  });
  report(`${of} ${names}`, gzipBytes(outputFiles[0].contents), maxGzipBytes);
}

for (const { page, maxGzipBytes } of pages) {
  const html = readFileSync(join(root, page), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  if (scripts.length === 0) problems.push(`${page}: no script found; the page's form has changed`);
  const sizes = scripts.map((path) => gzipBytes(readFileSync(join(root, page, '..', path))));
  report(
    `${page} (${scripts.length} scripts)`,
    sizes.reduce((sum, size) => sum + size, 0),
    maxGzipBytes,
  );
}

for (const size of [...panelSizes(gzipBytes), ...editorSizes(gzipBytes)]) report(...size);

for (const { file, maxGzipBytes } of files)
  report(file, gzipBytes(readFileSync(join(root, file))), maxGzipBytes);

for (const { folder, of, maxGzipBytes } of groups) {
  const names = readdirSync(join(root, folder)).filter(of);
  if (names.length === 0) problems.push(`${folder}: no file found; their names have changed`);
  const sizes = names.map((name) => gzipBytes(readFileSync(join(root, folder, name))));
  report(
    `${folder} (${names.length} files)`,
    sizes.reduce((sum, size) => sum + size, 0),
    maxGzipBytes,
  );
}

function contains(folder, marks, extension = '.js') {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) throw new Error(`${folder} is not built`);
  return readdirSync(absolute, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .some((name) => {
      const code = readFileSync(join(absolute, name), 'utf8');
      return marks.some((mark) => code.includes(mark));
    });
}

for (const { mark, orMark, absentFrom, presentIn, in: extension } of canaries) {
  const marks = [mark, orMark].filter(Boolean);
  if (!contains(presentIn, marks, extension))
    problems.push(`canary "${mark}" is not even in ${presentIn}; it proves nothing`);
  if (contains(absentFrom, marks)) problems.push(`"${mark}" got into ${absentFrom}`);
}

if (process.argv.includes('--verbose')) console.log(rows.join('\n'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
