import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = 'users';
const namesSeenBy = async (user: 'ann' | 'ben' | 'admin', of = list) => {
  const client = await server.as(user);
  const { data } = await client.call(contract.listSavedViews, { query: { list: of } });
  return data.map(({ name }) => name);
};

it('keeps a view for its owner, and replaces the one of the same name', async () => {
  const ann = await server.as('ann');
  const { data: first } = await ann.call(contract.saveView, {
    body: { list, name: 'Blocked', query: 'isEnabled=false' },
  });
  const { data: second } = await ann.call(contract.saveView, {
    body: { list, name: 'Blocked', query: 'isEnabled=false&sort=-createdDate' },
  });
  expect(second).toEqual({
    ...first,
    query: 'isEnabled=false&sort=-createdDate',
    isOwn: true,
    isShared: false,
  });
  expect(await namesSeenBy('ann')).toEqual(['Blocked']);
  expect(await namesSeenBy('ann', 'groups')).toEqual([]);
  expect(await namesSeenBy('ben')).toEqual([]);
});

it('shows a shared view to the group only, and never to those without one', async () => {
  const ann = await server.as('ann');
  await ann.call(contract.saveView, { body: { list, name: 'Ours', query: '', isShared: true } });
  await server.services.database.query
    .updateTable('app_user')
    .set({ group_id: 1 })
    .where('username', '=', 'eve')
    .execute();
  const eve = await server.as('eve');
  const { data } = await eve.call(contract.listSavedViews, { query: { list } });
  expect(data).toMatchObject([{ name: 'Ours', isOwn: false, isShared: true }]);
  expect(await namesSeenBy('ben')).toEqual([]);
  expect(await namesSeenBy('admin')).toEqual([]);
});

it('deletes only what is one’s own', async () => {
  const ann = await server.as('ann');
  const { data } = await ann.call(contract.listSavedViews, { query: { list } });
  const id = data.find(({ name }) => name === 'Ours')?.id ?? 0;
  const ben = await server.as('ben');
  await expect(ben.call(contract.deleteView, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await ann.call(contract.deleteView, { params: { id } });
  expect(await namesSeenBy('ann')).toEqual(['Blocked']);
});
