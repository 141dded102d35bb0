import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testImage, toFile } from '../../../testing/images.ts';
import { readMedia } from '../../../testing/media.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let shoeId: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  shoeId = (await ann.upload(toFile(new Uint8Array(await readMedia('shoe.glb')), 'shoe.glb'))).id;
});
afterAll(() => server.stop());

it('makes a lighter copy of a model, and leaves the model', async () => {
  const { data: shoe } = await ann.call(contract.getFile, { params: { id: shoeId } });
  const { data: lighter } = await ann.call(contract.lightenModel, { params: { id: shoeId } });
  expect(lighter).toMatchObject({ kind: 'model', contentType: 'model/gltf-binary', name: 'shoe.glb' });
  expect(lighter.id).not.toBe(shoeId);
  expect(lighter.sizeBytes).toBeLessThan(shoe.sizeBytes / 4);
  expect(lighter.facts.triangleCount).toBe(shoe.facts.triangleCount);
  for (const [axis, meters] of (shoe.facts.sizeMeters ?? []).entries())
    expect(lighter.facts.sizeMeters?.[axis]).toBeCloseTo(meters, 2);
  expect(lighter.facts.largestTexturePx).toBeLessThanOrEqual(2048);
  expect((await fetch(server.url + shoe.url)).status).toBe(200);

  await ann.call(contract.addAsset, { body: { fileId: lighter.id } });
  const again = ann.call(contract.lightenModel, { params: { id: lighter.id } });
  await expect(again).rejects.toMatchObject({ status: 415, code: 'modelNotLighter' });
});

it('refuses a file that is no GLB model, and a model of another license', async () => {
  const picture = await ann.upload(toFile(await testImage(90, 60), 'picture.png'));
  await expect(ann.call(contract.lightenModel, { params: { id: picture.id } })).rejects.toMatchObject({
    status: 415,
    code: 'modelNotLighter',
  });
  const ben = await server.as('ben');
  for (const call of [contract.getFile, contract.lightenModel])
    await expect(ben.call(call, { params: { id: shoeId } })).rejects.toMatchObject({ status: 404 });
});
