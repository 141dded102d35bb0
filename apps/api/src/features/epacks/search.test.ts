import type { ApiClient } from '@vitrina/api-client';
import { contract, type CallQuery } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
const products = [
  { name: 'Чайник «Ёлка» 100%', brand: 'Бирюса', mpn: 'ZH_77', ean: '4006381333931', tags: ['подарки'] },
  { name: 'Kettle Ambre', brand: 'Acme', mpn: 'a-2', ean: '', tags: ['kitchen', 'sale'] },
  { name: 'Äpfel press', brand: 'Acme', mpn: 'A-10', ean: '', tags: [] },
  { name: 'Блендер', brand: 'acme', mpn: 'B-1', ean: '', tags: ['kitchen'] },
];
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  for (const { tags, ...product } of products) {
    const body = minisite(product);
    body.structure.epackData.manifest.tags = tags;
    await ann.call(contract.createEpack, { body });
  }
});
afterAll(() => server.stop());

async function list(query: CallQuery<typeof contract.listEpacks>) {
  const { data } = await ann.call(contract.listEpacks, { query });
  return { names: data.items.map(({ name }) => name), total: data.total };
}

async function find(search: string): Promise<string[]> {
  return (await list({ 'criteria[search]': search, sort: 'name' })).names;
}

it.each([
  ['ёлка', 'Чайник «Ёлка» 100%'],
  ['ЕЛКА', 'Чайник «Ёлка» 100%'],
  ['лк', 'Чайник «Ёлка» 100%'],
  ['100%', 'Чайник «Ёлка» 100%'],
  ['zh_7', 'Чайник «Ёлка» 100%'],
  ['6381333', 'Чайник «Ёлка» 100%'],
  ['подарки', 'Чайник «Ёлка» 100%'],
  ['бирюса чайник', 'Чайник «Ёлка» 100%'],
  ['ambre  KETTLE', 'Kettle Ambre'],
  ['ÄPFEL', 'Äpfel press'],
])('%s finds %s alone', async (search, name) => {
  expect(await find(search)).toEqual([name]);
});

it.each(['zhx77', '100 %%', 'ambre чайник', '%', '_', '\\', "' or 1=1 --", '%%%', '\\\\\\'])(
  '%s stands for itself',
  async (search) => {
    const expected = products.filter(({ name, mpn }) =>
      search.split(/\s+/).every((word) => `${name} ${mpn}`.toLowerCase().includes(word)),
    );
    expect(await find(search)).toHaveLength(expected.length);
  },
);

it('what was renamed is found by its new name only', async () => {
  const { data } = await ann.call(contract.createEpack, { body: minisite({ name: 'Before', mpn: 'R-1' }) });
  await ann.call(contract.editEpackProps, { params: { id: data.id }, body: { name: 'Afterwards' } });
  expect(await find('before')).toEqual([]);
  expect(await find('afterwards')).toEqual(['Afterwards']);
  const copy = await ann.call(contract.copyEpack, { params: { id: data.id }, body: { name: 'Copied over' } });
  expect(await find('copied')).toEqual(['Copied over']);
  for (const id of [data.id, copy.data.id]) await ann.call(contract.deleteEpack, { params: { id } });
});

it('the list is sorted like a dictionary, by several columns, and equals keep their order', async () => {
  expect((await list({ sort: 'name' })).names).toEqual([
    'Äpfel press',
    'Kettle Ambre',
    'Блендер',
    'Чайник «Ёлка» 100%',
  ]);
  expect((await list({ sort: '-brand,name' })).names.slice(0, 1)).toEqual(['Чайник «Ёлка» 100%']);
  const pages = await Promise.all([0, 1, 2, 3].map((offset) => list({ sort: 'type', offset, limit: 1 })));
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(4);
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
});

const columns =
  'name type author owner license brand mpn ean mappingId customPackageId version tags categories locale template page createdDate updatedDate publishedDate';

it('every column sorts, both ways; others are refused', async () => {
  for (const column of columns.split(' ')) {
    const [up, down] = [await list({ sort: column }), await list({ sort: `-${column}` })];
    expect([up.total, down.total]).toEqual([4, 4]);
  }
  for (const sort of ['data', 'license_id', 'name,name', 'name;drop table epack']) {
    await expect(list({ sort })).rejects.toMatchObject({ status: 400, errors: [{ path: 'query.sort' }] });
  }
});

it('a search past its last page still says how many there are', async () => {
  expect(await list({ search: 'acme', offset: 50 })).toEqual({ names: [], total: 3 });
});

it('the list is narrowed by license, owner and whether it is published', async () => {
  expect((await list({ licenses: '2' })).total).toBe(0);
  expect((await list({ owners: '2', licenses: '1' })).total).toBe(4);
  expect((await list({ state: 'published' })).total).toBe(0);
  expect((await list({ state: 'unpublished', type: 'minisite' })).total).toBe(4);
});
