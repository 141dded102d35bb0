import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let admin: ApiClient;
let ann: ApiClient;
let ben: ApiClient;
const ean = testGtin(905);
beforeAll(async () => {
  server = await startTestServer();
  [admin, ann, ben] = [await server.as('admin'), await server.as('ann'), await server.as('ben')];
  await ann.call(contract.createEpack, {
    body: minisite({ name: 'Чайник «Листвянка»', brand: 'Korva', mpn: 'KV-9', ean }),
  });
  await ann.call(contract.createEpack, {
    body: minisite({ name: 'Чайник с крышкой', brand: 'Korva', mpn: 'KV-9', ean: `0${ean}` }),
  });
});
afterAll(() => server.stop());

const find = async (client: ApiClient, text: string) =>
  (await client.call(contract.findRecords, { query: { text } })).data;

it.each(['листвянка', 'LISTVYANKA', 'chaynik listv', 'kbcndzyrf', 'kv-9', 'корва', ean])(
  'finds a package and its product by %s',
  async (text) => {
    const { packages, products } = await find(ann, text);
    expect(packages.map(({ name }) => name)).toContain('Чайник «Листвянка»');
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({ brand: 'Korva', mpn: 'KV-9' });
  },
);

it('finds people for administrators only, and retailers for everybody who sells there', async () => {
  expect((await find(admin, 'ann')).people).toContainEqual(expect.objectContaining({ username: 'ann' }));
  expect((await find(ann, 'ann')).people).toEqual([]);
  const [retailer] = (await ann.call(contract.listRetailers)).data;
  expect((await find(ann, retailer?.name ?? '')).retailers).toContainEqual(retailer);
});

it('finds nothing of other licenses', async () => {
  const nothing = { packages: [], products: [] };
  expect(await find(ben, 'Листвянка')).toMatchObject(nothing);
  expect(await find(ben, ean)).toMatchObject(nothing);
});

it('finds nothing by spaces alone, and takes wildcards for letters', async () => {
  const nothing = { packages: [], products: [], people: [], retailers: [] };
  expect(await find(admin, '   ')).toEqual(nothing);
  expect(await find(admin, '%_%')).toEqual(nothing);
});
