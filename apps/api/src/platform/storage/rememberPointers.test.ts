import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDiskBlobStore } from './diskBlobStore.ts';
import { rememberPointers } from './rememberPointers.ts';

const key = 'i/1/gtin/09521100000116.json';
let folder: string;
let nowMs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-pointers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = () => rememberPointers(createDiskBlobStore(folder), () => nowMs);
const textOf = async (blobs: ReturnType<typeof open>) => (await blobs.readWhole(key))?.toString();

it('shows at once what this process publishes and takes off', async () => {
  const blobs = open();
  expect(await textOf(blobs)).toBeUndefined();
  await blobs.put(key, Buffer.from('first'));
  expect(await textOf(blobs)).toBe('first');
  await blobs.put(key, Buffer.from('second'));
  expect(await textOf(blobs)).toBe('second');
  await blobs.remove(key);
  expect(await textOf(blobs)).toBeUndefined();
});

it('shows after a second what another process publishes, and meanwhile reads nothing', async () => {
  const [here, elsewhere] = [open(), open()];
  await elsewhere.put(key, Buffer.from('first'));
  const known = await here.readWhole(key);
  await elsewhere.put(key, Buffer.from('second'));
  nowMs += 999;
  expect(await here.readWhole(key)).toBe(known);
  nowMs += 1;
  expect(await textOf(here)).toBe('second');
});
