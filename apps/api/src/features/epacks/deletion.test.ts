import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { purgeDeletedEpacks } from './deletion.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = [await server.as('ann'), await server.as('ben')];
});
afterAll(() => server.stop());

async function createDeleted(name: string): Promise<string> {
  const { id } = (await ann.call(contract.createEpack, { body: minisite({ name }) })).data;
  await ann.call(contract.deleteEpack, { params: { id } });
  return id;
}

it('a deleted epack is listed for those who reached it, with who, when and until when', async () => {
  const id = await createDeleted('Once here');
  const { data } = await ann.call(contract.listDeletedEpacks, { query: { search: 'once' } });
  expect(data.items).toMatchObject([{ id, name: 'Once here', deletedBy: 'ann', publishedDate: null }]);
  const [item] = data.items;
  const keptMs = Date.parse(item?.purgeDate ?? '') - Date.parse(item?.deletedDate ?? '');
  expect(keptMs).toBe(30 * 24 * 60 * 60_000);
  expect((await ben.call(contract.listDeletedEpacks)).data).toEqual({ items: [], total: 0 });
});

it('a deleted epack comes back as it was, with its versions, for those who reached it', async () => {
  const { id } = (await ann.call(contract.createEpack, { body: minisite({ name: 'Back' }) })).data;
  const body = { ...firstPage, components: textPage('two') };
  await ann.call(contract.saveComponents, { params: { id }, body });
  await ann.call(contract.deleteEpack, { params: { id } });
  await expect(ben.call(contract.restoreEpack, { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect((await ann.call(contract.restoreEpack, { params: { id } })).data).toMatchObject({
    id,
    name: 'Back',
  });
  const versions = await ann.call(contract.listPageVersions, { params: { id }, query: firstPage });
  expect(versions.data.total).toBe(2);
  await expect(ann.call(contract.restoreEpack, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

it('a deleted epack is gone for good once its time is up', async () => {
  const [old, young] = [await createDeleted('Old'), await createDeleted('Young')];
  const { query } = server.services.database;
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await query.updateTable('epack').set({ deleted_at: longAgo }).where('id', '=', old).execute();
  expect(await purgeDeletedEpacks(query, 30)).toBe(1);
  await expect(ann.call(contract.restoreEpack, { params: { id: old } })).rejects.toMatchObject({
    status: 404,
  });
  await ann.call(contract.restoreEpack, { params: { id: young } });
});
