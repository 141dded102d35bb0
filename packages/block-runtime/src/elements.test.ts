/// <reference types="node" />
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { elementsBuild } from '../tsup.elements.config.ts';
import { elementNames, elementPath, isElementName } from './index.ts';

const maxGzipBytes = 3 * 1024;
const maxGzipBytesTogether = 12 * 1024;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-elements-'));
  const entry = [fileURLToPath(new URL('elements', import.meta.url)) + '/vitrina-*.ts'];
  await build({ ...elementsBuild, entry, outDir: folder, config: false, silent: true });
});
afterAll(() => rm(folder, { recursive: true }));

it('has a script for every element, and an element for every script', async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(elementNames.map((name) => `${name}.js`).toSorted());
});

it.each(elementNames)('%s is one small plain script', async (name) => {
  const script = await readFile(join(folder, `${name}.js`), 'utf8');
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(maxGzipBytes);
  expect(script).not.toMatch(/react|\bimport\s*[{'"]|\bexport\b|\beval\(|new Function/i);
  expect(script).toContain(name);
});

it('weigh little together', async () => {
  const scripts = await Promise.all(elementNames.map((name) => readFile(join(folder, `${name}.js`))));
  const total = scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0);
  expect(total).toBeLessThanOrEqual(maxGzipBytesTogether);
});

it('knows its own elements and where they are served', () => {
  expect(isElementName('vitrina-slider')).toBe(true);
  expect(isElementName('../vitrina-slider')).toBe(false);
  expect(elementPath('vitrina-slider')).toBe('stream/v1/elements/vitrina-slider.js');
});
