/// <reference types="node" />
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { embedBuild } from '../tsup.embed.config.ts';

const maxGzipBytes = 5 * 1024;
let folder = '';
let script = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-embed-'));
  const entry = { embed: fileURLToPath(new URL('embed.ts', import.meta.url)) };
  await build({ ...embedBuild, entry, config: false, outDir: folder, silent: true });
  script = await readFile(join(folder, 'embed.js'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

it('is at most 5 KB of script for the shop', () => {
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(maxGzipBytes);
});

it('is one plain script without React, module syntax or anything evaluated', () => {
  expect(script).not.toMatch(/react|\bimport\s*[{'"]|\bexport\b|\beval\(|new Function/i);
});
