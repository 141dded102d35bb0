/// <reference types="node" />
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { contentBuild, embedBuild, mountBuild } from '../tsup.embed.config.ts';

/** The small script runs on every product page; the rest loads only near content to show. */
const builds = [
  ['embed', embedBuild, 2000],
  ['mount', mountBuild, 4 * 1024],
  ['content', contentBuild, 2500],
] as const;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-embed-'));
  for (const [name, options] of builds) {
    const entry = { [name]: fileURLToPath(new URL(`${name}.ts`, import.meta.url)) };
    await build({ ...options, entry, config: false, outDir: folder, silent: true });
  }
});
afterAll(() => rm(folder, { recursive: true }));

it.each(builds)('%s.js is small', async (name, _, maxGzipBytes) => {
  const script = await readFile(join(folder, `${name}.js`));
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(maxGzipBytes);
});

it.each(builds)('%s.js is one file without React or anything evaluated', async (name) => {
  const script = await readFile(join(folder, `${name}.js`), 'utf8');
  expect(script).not.toMatch(/react|\bimport\s*[{'"]|\beval\(|new Function/i);
});

it.each(builds)('%s.js lets browsers keep the page for the way back', async (name) => {
  const script = await readFile(join(folder, `${name}.js`), 'utf8');
  expect(script).not.toMatch(/unload/);
});

it('the tag’s script needs no module syntax, and leaves no name in the shop’s page', async () => {
  const script = await readFile(join(folder, 'embed.js'), 'utf8');
  expect(script).not.toMatch(/\bexport\b/);
  const shop = { document: { currentScript: null }, HTMLScriptElement: Object };
  runInNewContext(script, shop);
  expect(Object.getOwnPropertyNames(shop)).toEqual(['document', 'HTMLScriptElement']);
});
