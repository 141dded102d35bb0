import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';

import type { BlobStore } from '../src/platform/storage/blobStore.ts';

/** Tests that every blob store has to pass. `open` returns an empty store. */
export function testBlobStore(open: () => BlobStore): void {
  let blobs: BlobStore;
  beforeAll(() => {
    blobs = open();
  });

  async function read(key: string): Promise<string | undefined> {
    const found = await blobs.find(key);
    return found && (await buffer(found.read())).toString();
  }
  async function keysIn(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of blobs.list(folder)) keys.push(key);
    return keys.sort();
  }

  it('gives back what was stored, byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 256);
    await blobs.put('files/bytes.webp', bytes);
    const found = await blobs.find('files/bytes.webp');
    expect(found?.sizeBytes).toBe(bytes.length);
    expect(found && (await buffer(found.read())).equals(bytes)).toBe(true);
  });

  it('is read whole, and is nothing where there is nothing', async () => {
    await blobs.put('i/1/gtin/small.json', Buffer.from('{}'));
    expect((await blobs.readWhole('i/1/gtin/small.json'))?.toString()).toBe('{}');
    for (const key of ['i/1/gtin/none.json', 'i/1/gtin', 'i/1/gtin/small.json/below', '../secret.key']) {
      expect(await blobs.readWhole(key)).toBeUndefined();
    }
    await blobs.remove('i/1/gtin/small.json');
    expect(await blobs.readWhole('i/1/gtin/small.json')).toBeUndefined();
  });

  it('keeps a blob of no bytes', async () => {
    await blobs.put('files/empty.css', new Uint8Array());
    expect((await blobs.find('files/empty.css'))?.sizeBytes).toBe(0);
    expect(await read('files/empty.css')).toBe('');
  });

  it('replaces what was there', async () => {
    await blobs.put('i/1/gtin/replaced.json', Buffer.from('first, and longer'));
    await blobs.put('i/1/gtin/replaced.json', Buffer.from('second'));
    expect(await read('i/1/gtin/replaced.json')).toBe('second');
  });

  it('is whole at every moment while it is replaced', async () => {
    const key = 'i/1/gtin/whole.json';
    const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
    await blobs.put(key, Buffer.from('a'.repeat(200_000)));
    const writes = contents.map((content) => blobs.put(key, Buffer.from(content)));
    const reads = Array.from({ length: 10 }, () => read(key));
    for (const text of await Promise.all(reads)) expect(contents).toContain(text);
    await Promise.all(writes);
  });

  it('writes again only what is not there whole', async () => {
    const key = 'p/abc/1.css';
    await blobs.putIfAbsent(key, Buffer.from('torn'));
    await blobs.putIfAbsent(key, Buffer.from('whole now'));
    await blobs.putIfAbsent(key, Buffer.from('never now'));
    expect(await read(key)).toBe('whole now');
  });

  it('knows no blob that is not there, and removes it without complaint', async () => {
    await blobs.put('files/gone.webp', Buffer.from('x'));
    await blobs.remove('files/gone.webp');
    await blobs.remove('files/gone.webp');
    expect(await blobs.find('files/gone.webp')).toBeUndefined();
    expect(await blobs.find('files')).toBeUndefined();
  });

  it('takes product keys as they are, however long', async () => {
    const keys = [
      `i/1/mpn/${encodeURIComponent('Ключ №1 / "x"')}.json`,
      `i/1/mpn/${encodeURIComponent('ж'.repeat(300))}.json`,
      "i/1/mpn/a+b=c&d@e,f;g:h$i!j*k'l(m)~.json",
    ];
    for (const key of keys) await blobs.put(key, Buffer.from(key));
    for (const key of keys) expect(await read(key)).toBe(key);
    for (const key of keys) await blobs.remove(key);
    for (const key of keys) expect(await blobs.find(key)).toBeUndefined();
  });

  it('lists a folder and what is below it', async () => {
    await blobs.put('list/a.css', Buffer.from('1'));
    await blobs.put('list/b/c/d.css', Buffer.from('22'));
    await blobs.put('listed/e.css', Buffer.from('3'));
    expect(await keysIn('list')).toEqual(['list/a.css', 'list/b/c/d.css']);
    expect(await keysIn('list/b')).toEqual(['list/b/c/d.css']);
    expect(await keysIn('nothing')).toEqual([]);
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
  ])('refuses the key %j', async (key) => {
    expect(await blobs.find(key)).toBeUndefined();
    await expect(blobs.put(key, Buffer.from(''))).rejects.toThrow(TypeError);
    await expect(blobs.remove(key)).rejects.toThrow(TypeError);
  });
}
