import type { ApiClient } from '@vitrina/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { isBlobNamed } from '../../features/upkeep/isBlobNamed.ts';
import { storeBlobs, sweepBlobs } from './storeBlobs.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

function keyOf(letter: string): string {
  return `files/${letter.repeat(64)}.webp`;
}

/** Stores a blob like a process that dies before it writes the row. */
async function storeHalf(key: string, content: string): Promise<void> {
  const half = storeBlobs(server.services, [{ key, bytes: Buffer.from(content) }], () =>
    Promise.reject(new Error('killed')),
  );
  await expect(half).rejects.toThrow('killed');
}

it('a blob whose row never came is swept; one that was there before is not', async () => {
  const { blobs } = server.services;
  await blobs.put(keyOf('a'), Buffer.from('old'));
  await storeHalf(keyOf('a'), 'old');
  await storeHalf(keyOf('b'), 'new');
  expect(await sweepBlobs(server.services, isBlobNamed)).toBe(1);
  expect(await blobs.find(keyOf('a'))).toBeDefined();
  expect(await blobs.find(keyOf('b'))).toBeUndefined();
  expect(await sweepBlobs(server.services, isBlobNamed)).toBe(0);
});

it('a picture that one upload left half and another stored whole stays', async () => {
  const { blobs, database } = server.services;
  const file = await ann.upload(toFile(new Uint8Array(await testImage(70, 50)), 'x.png'));
  const keys = [file, ...file.variants].map(({ url }) => url.slice(1));
  await database.query
    .insertInto('blob_attempt')
    .values(keys.map((key) => ({ key })))
    .execute();
  expect(await sweepBlobs(server.services, isBlobNamed)).toBe(0);
  for (const key of keys) expect(await blobs.find(key)).toBeDefined();
});

it('sweeping waits for uploads under way', async () => {
  const key = keyOf('c');
  let finish: () => void = () => undefined;
  const storing = storeBlobs(server.services, [{ key, bytes: Buffer.from('slow') }], async (query) => {
    await new Promise<void>((resolve) => (finish = resolve));
    await query
      .insertInto('file')
      .values({
        id: 'c'.repeat(64),
        kind: 'image',
        extension: 'webp',
        name: '',
        content_type: 'image/webp',
        size_bytes: 4,
        width_px: 1,
        height_px: 1,
        variants: '[]',
        facts: '{}',
        poster_id: null,
        created_by: null,
      })
      .execute();
  });
  await expect.poll(() => server.services.blobs.find(key)).toBeDefined();
  const sweeping = sweepBlobs(server.services, isBlobNamed);
  finish();
  await storing;
  expect(await sweeping).toBe(0);
  expect(await server.services.blobs.find(key)).toBeDefined();
});
