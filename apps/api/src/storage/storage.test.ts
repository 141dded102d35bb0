import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createEmptyDatabase } from '../testing/testDatabase.ts';
import { isBlobKey } from './blobStore.ts';
import { holdInstanceLock, openDatabase } from './database.ts';
import { createDiskBlobStore } from './diskBlobStore.ts';
import { migrate } from './migrate.ts';

async function withDatabase(
  options: string,
  work: (database: ReturnType<typeof openDatabase>, url: string) => Promise<void>,
): Promise<void> {
  const { url, drop } = await createEmptyDatabase(options);
  const database = openDatabase(url, () => undefined);
  try {
    await work(database, url);
  } finally {
    await database.close();
    await drop();
  }
}

describe('migrating', () => {
  it('can be done by several processes at once, and again', () =>
    withDatabase('', async (database) => {
      await Promise.all([migrate(database.query), migrate(database.query), migrate(database.query)]);
      await migrate(database.query);
      const { rows } = await sql`select * from permission`.execute(database.query);
      expect(rows).toHaveLength(6);
    }));

  it('refuses a schema newer than the code', () =>
    withDatabase('', async (database) => {
      await migrate(database.query);
      await sql`insert into kysely_migration values ('9999-future', 'now')`.execute(database.query);
      await expect(migrate(database.query)).rejects.toThrow(/newer than this release: it has 9999-future/);
    }));

  it('refuses a database that does not know Cyrillic letters', () =>
    withDatabase(`template template0 locale_provider libc locale 'C'`, async (database) => {
      await expect(migrate(database.query)).rejects.toThrow(/Cyrillic/);
    }));
});

describe('the database', () => {
  it('gives 64-bit integers as numbers and refuses those that do not fit', () =>
    withDatabase('', async ({ query }) => {
      const read = async (text: string) =>
        (await sql<{ n: unknown }>`select ${sql.raw(text)}::int8 as n`.execute(query)).rows[0]?.n;
      expect(await read('9007199254740991')).toBe(9_007_199_254_740_991);
      await expect(read('9007199254740993')).rejects.toThrow(/does not fit/);
    }));

  it('is held by one server at a time', () =>
    withDatabase('', async (_database, url) => {
      const release = await holdInstanceLock(url);
      expect(release).toBeDefined();
      expect(await holdInstanceLock(url)).toBeUndefined();
      await release?.();
      const again = await holdInstanceLock(url);
      expect(again).toBeDefined();
      await again?.();
    }));
});

describe('blobs on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-blobs-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are whole at every moment while they are replaced', async () => {
    const blobs = createDiskBlobStore(folder);
    const contents = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(200_000)));
    await blobs.put('i/1/gtin/x.json', contents[0] as Buffer);
    const writes = contents.map((content) => blobs.put('i/1/gtin/x.json', content));
    for (let round = 0; round < 50; round++) {
      const found = await readFile(join(folder, 'i/1/gtin/x.json'));
      expect(new Set(found).size).toBe(1);
      expect(found).toHaveLength(200_000);
    }
    await Promise.all(writes);
    expect((await readdir(join(folder, 'i/1/gtin'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('may have keys longer than file names may be', async () => {
    const blobs = createDiskBlobStore(folder);
    const key = `i/1/mpn/${encodeURIComponent('ж'.repeat(300))}.json`;
    await blobs.put(key, Buffer.from('{}'));
    expect((await blobs.find(key))?.sizeBytes).toBe(2);
    await blobs.remove(key);
    await blobs.remove(key);
    expect(await blobs.find(key)).toBeUndefined();
  });

  it.each([
    '',
    '/etc/passwd',
    'a//b',
    '../x',
    'a/../b',
    'a/./b',
    'a\\b',
    'a\0b',
    '.',
    'a/',
    'x'.repeat(7000),
  ])('refuse the key %j', async (key) => {
    expect(isBlobKey(key)).toBe(false);
    expect(await createDiskBlobStore(folder).find(key)).toBeUndefined();
    await expect(createDiskBlobStore(folder).put(key, Buffer.from(''))).rejects.toThrow(TypeError);
  });
});
