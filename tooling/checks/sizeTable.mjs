// Checks the sizes of the published packages in the root's README: the size each entry adds to a bundle,
// without its dependencies. `--update` (pnpm fix) rewrites the table; without it, an outdated table fails.
// Needs the output of `build:package`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

import { root } from '../bootstrap/workspace.mjs';
import { gzipBytes } from './gzipBytes.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';

const readmePath = join(root, 'README.md');
const place = /(?<=<!-- sizes -->\n)(?<table>.*?)(?=<!-- end of sizes -->)/s;
const KB = 1000;
/** Small deviations do not mislead, so the table need not change with each line of code. */
const tolerance = 0.05;
/** Differences below this size do not matter to a page. */
const leastBytes = 500;

/** Scripts that pages load directly. */
const scripts = [
  ['`embed.js` of `stream-embed`: on every product page', 'packages/stream-embed/dist/embed.js'],
  ['`mount.js` of `stream-embed`: once a package is near', 'packages/stream-embed/dist/mount.js'],
  ['the slider of `block-runtime`', 'packages/block-runtime/dist/elements/vitrina-slider.js'],
];

async function entryBytes(file, manifest) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).flatMap((name) => [
      name,
      `${name}/*`,
    ]),
  });
  return gzipBytes(outputFiles[0].contents);
}

/** @returns rows of `[what, bytes]`, without the entries for tests */
async function measure() {
  const rows = [];
  for (const { folder, manifest } of listPublishedPackages())
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (!target?.types || /testing|messages/.test(entry)) continue;
      const name = join(manifest.name, entry);
      rows.push([`\`${name}\``, await entryBytes(join(root, folder, target.default), manifest)]);
    }
  for (const [what, file] of scripts) rows.push([what, gzipBytes(readFileSync(join(root, file)))]);
  return rows;
}

const toKb = (bytes) => (bytes / KB).toFixed(1);

function readTable(readme) {
  const table = place.exec(readme)?.groups.table;
  if (table === undefined)
    throw new Error('README.md has no place for sizes: <!-- sizes --> … <!-- end of sizes -->');
  const rows = [...table.matchAll(/^\| (.+?) +\| +([\d.]+) KB +\|$/gm)];
  return new Map(rows.map(([, what, kb]) => [what, Number(kb) * KB]));
}

const rows = await measure();
const readme = readFileSync(readmePath, 'utf8');
const written = readTable(readme);
const isOff = ([what, bytes]) =>
  !written.has(what) || Math.abs(written.get(what) - bytes) > Math.max(leastBytes, bytes * tolerance);
const wrong = rows.filter(isOff);
const gone = [...written.keys()].filter((what) => !rows.some(([name]) => name === what));

if (wrong.length + gone.length > 0 && process.argv.includes('--update')) {
  const table = [
    '| Entry | Compressed |',
    '| --- | ---: |',
    ...rows.map(([what, bytes]) => `| ${what} | ${toKb(bytes)} KB |`),
  ];
  const next = readme.replace(place, `\n${table.join('\n')}\n\n`);
  const options = { ...(await resolveConfig(readmePath)), filepath: readmePath };
  writeFileSync(readmePath, await format(next, options));
} else if (wrong.length + gone.length > 0) {
  const lines = wrong.map(([what, bytes]) => `${what} is ${toKb(bytes)} KB now`);
  console.error(
    [...lines, ...gone.map((what) => `${what} is gone`), 'pnpm fix writes the table of README.md anew.'].join(
      '\n',
    ),
  );
  process.exitCode = 1;
}
