import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testBlobStore } from '../../../testing/blobStoreContract.ts';
import { createDiskBlobStore } from './diskBlobStore.ts';
import { removeLeftOvers, temporaryFolder, temporaryName } from './temporaryFiles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-blobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('blobs on disk', () => {
  testBlobStore(() => createDiskBlobStore(join(folder, 'contract')));
});

it('leaves nothing half written behind, and takes away what a dead process left', async () => {
  const root = join(folder, 'torn');
  const blobs = createDiskBlobStore(root);
  await blobs.put('i/1/gtin/x.json', Buffer.from('{}'));
  expect(await readdir(join(root, 'i/1/gtin'))).toEqual(['x.json']);
  const temporaries = join(root, temporaryFolder);
  expect(await readdir(temporaries)).toEqual([]);

  const own = temporaryName();
  const [host] = own.split('~');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const hex = '0a'.repeat(12);
  const ofOtherHost = [`elsewhere~1~${hex}`, `elsewhere~2~${hex}`];
  for (const name of [own, `${host}~${dead}~${hex}`, ...ofOtherHost])
    await writeFile(join(temporaries, name), 'torn');
  const longAgo = new Date(Date.now() - 48 * 60 * 60_000);
  await utimes(join(temporaries, ofOtherHost[1] ?? ''), longAgo, longAgo);
  expect(await removeLeftOvers(root)).toBe(2);
  expect(new Set(await readdir(temporaries))).toEqual(new Set([own, ofOtherHost[0]]));
});
