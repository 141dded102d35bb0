import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = [await server.as('ann'), await server.as('ben')];
});
afterAll(() => server.stop());

const search = async (client: ApiClient, text: string) =>
  (await client.call(contract.listProducts, { query: { search: text } })).data;

it('lists a product once, whoever names it, with what is known of it', async () => {
  const product = { name: 'Optigrill', brand: 'Tefal', ean: testGtin(801), mpn: 'GC-1' };
  await ann.call(contract.createEpack, { body: minisite(product) });
  const second = await ann.call(contract.createEpack, {
    body: minisite({ ...product, ean: `0${product.ean}` }),
  });
  await server.services.database.query
    .insertInto('product_page')
    .values({
      retailer_id: 1,
      license_id: 1,
      product_name: 'Optigrill',
      ean: product.ean,
      mpn: 'GC-1',
      link: null,
    })
    .execute();
  await server.services.database.query
    .insertInto('product_page')
    .values({
      retailer_id: 1,
      license_id: 1,
      product_name: 'Optigrill XL',
      mpn: 'GC-2',
      brand: 'Tefal',
      link: null,
    })
    .execute();

  const { items, total } = await search(ann, 'optigrill');
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    name: 'Optigrill',
    brand: 'Tefal',
    mpn: 'GC-1',
    categories: ['1'],
    epack: { id: second.data.id },
  });
  expect(items[1]).toEqual({
    name: 'Optigrill XL',
    brand: 'Tefal',
    ean: '',
    mpn: 'GC-2',
    categories: [],
    epack: null,
  });
  expect((await search(ann, 'GC-2')).items.map(({ mpn }) => mpn)).toEqual(['GC-2']);
});

it('keeps the products of other licenses to those who hold them', async () => {
  await ann.call(contract.createEpack, {
    body: minisite({ name: 'Secret kettle', ean: testGtin(802), mpn: 'S-1' }),
  });
  expect((await search(ann, 'Secret kettle')).total).toBe(1);
  expect(await search(ben, 'Secret kettle')).toEqual({ items: [], total: 0 });
});

it('tells the epacks that were begun with a layout from the others', async () => {
  const body = minisite({ name: 'Laid out', ean: testGtin(803), mpn: 'L-1' });
  body.structure.epackData.manifest['layout'] = 'productStory';
  await ann.call(contract.createEpack, { body });
  await ann.call(contract.createEpack, {
    body: minisite({ name: 'Laid out by hand', ean: testGtin(804), mpn: 'L-2' }),
  });
  const list = async (hasLayout?: 'true' | 'false') =>
    (await ann.call(contract.listEpacks, { query: { search: 'Laid out', ...(hasLayout && { hasLayout }) } }))
      .data.items;
  expect((await list('true')).map(({ name, layout }) => [name, layout])).toEqual([
    ['Laid out', 'productStory'],
  ]);
  expect((await list('false')).map(({ name, layout }) => [name, layout])).toEqual([['Laid out by hand', '']]);
  expect(await list()).toHaveLength(2);
});
