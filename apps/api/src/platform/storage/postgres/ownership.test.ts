import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { claimCluster, removeOrphans } from './ownership.ts';

let root: string;
let shared: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrina-owner-'));
  shared = join(root, 'shared');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Creates a data folder with its cluster elsewhere, as the server leaves them. */
async function makeTied(name: string): Promise<{ data: string; record: string; base: string }> {
  const data = join(root, `data-${name}`);
  const record = join(data, 'place');
  const base = join(shared, name);
  await mkdir(data);
  await mkdir(join(base, 'cluster'), { recursive: true });
  await writeFile(record, `${base}\n`);
  await claimCluster(base, record);
  return { data, record, base };
}

const kept = async () => (await readdir(shared)).toSorted();
const [first, second] = ['0000000000000001', '0000000000000002'] as const;

it('a cluster goes with its data folder, no other does', async () => {
  const { data } = await makeTied(first);
  await makeTied(second);
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([first, second]);
  await rm(data, { recursive: true });
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([second]);
});

it('is kept for a month after, and while a server runs on it', async () => {
  const { data, base } = await makeTied(first);
  await rm(data, { recursive: true });
  await removeOrphans(shared);
  expect(await kept()).toEqual([first]);
  await writeFile(join(base, 'cluster/postmaster.pid'), `${process.pid}\n${base}\n0\n5432\n`);
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([first]);
});

it('is kept where its data folder was moved, or copied and claimed by the copy', async () => {
  const { data, base } = await makeTied(first);
  await rename(data, `${data}-moved`);
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([first]);
  await cp(`${data}-moved`, `${data}-copy`, { recursive: true });
  await rm(`${data}-moved`, { recursive: true });
  await claimCluster(base, join(`${data}-copy`, 'place'));
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([first]);
});

it('nothing is removed that nobody claimed, that names another place, or is no cluster', async () => {
  await mkdir(join(shared, first, 'cluster'), { recursive: true });
  await mkdir(join(shared, second));
  await writeFile(join(shared, second, 'owner'), '/somewhere/else\n');
  await mkdir(join(shared, 'native-00112233'));
  await writeFile(join(shared, 'native-00112233', 'owner'), join(shared, 'native-00112233'));
  await removeOrphans(shared, 0);
  expect(await kept()).toEqual([first, second, 'native-00112233']);
});
