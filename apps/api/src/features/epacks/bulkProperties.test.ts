import type { ApiClient } from '@vitrina/api-client';
import { contract, type CallBody } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function create(name: string, client = ann): Promise<string> {
  return (await client.call(contract.createEpack, { body: minisite({ name }) })).data.id;
}

async function edit(body: CallBody<typeof contract.editPropsOfEpacks>) {
  return (await ann.call(contract.editPropsOfEpacks, { body })).data;
}

async function listed(search: string) {
  const { data } = await ann.call(contract.listEpacks, { query: { search, sort: 'name' } });
  return data.items.map(({ name, brand, tags }) => ({ name, brand, tags }));
}

it('several epacks get properties at once; those out of reach are refused alone', async () => {
  const ids = [await create('Bulk one'), await create('Bulk two')];
  const foreign = await create('Bulk of Ben', await server.as('ben'));
  const props = { brand: 'New brand', addTags: ['sale'], removeTags: ['kitchen'] };
  const answer = await edit({ ids: [...ids, foreign], props });
  expect(answer).toEqual({
    count: 2,
    refused: [{ id: foreign, name: '', code: 'notFound', message: 'Not found' }],
  });
  expect(await listed('bulk')).toEqual([
    { name: 'Bulk one', brand: 'New brand', tags: ['sale'] },
    { name: 'Bulk two', brand: 'New brand', tags: ['sale'] },
  ]);
  const { structure } = (await ann.call(contract.getEpack, { params: { id: ids[0] ?? '' } })).data;
  expect(structure.epackData.manifest).toMatchObject({
    tags: ['sale'],
    productData: { brandName: 'New brand' },
  });
});

it('a dry run says what would happen and changes nothing', async () => {
  await create('Dry one');
  await create('Dry two');
  const request = { filter: { search: 'dry' }, props: { tags: ['wet'] } };
  expect(await edit({ ...request, dryRun: true })).toEqual({ count: 2, refused: [] });
  expect(await listed('wet')).toEqual([]);
  expect((await edit(request)).count).toBe(2);
  expect(await listed('wet')).toHaveLength(2);
});

it('categories that would put an epack out of the user’s sight are refused', async () => {
  const id = await create('Stays visible');
  const { query } = server.services.database;
  const group = await query
    .selectFrom('user_group')
    .select('settings')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const write = (settings: object) =>
    query
      .updateTable('user_group')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 1)
      .execute();
  await write({ ...(group.settings as object), excludedCategories: [3] });
  const answer = await edit({ ids: [id], props: { categories: ['3'] } });
  await write(group.settings as object);
  expect(answer).toMatchObject({ count: 0, refused: [{ id, code: 'notEnoughPermissions' }] });
});

it('neither both ids and filter nor none of them is taken', async () => {
  for (const body of [{ props: {} }, { ids: [await create('x')], filter: {}, props: {} }]) {
    await expect(edit(body)).rejects.toMatchObject({ status: 400, code: 'invalidInput' });
  }
});
