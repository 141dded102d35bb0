import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

const filter = { search: 'One of many' };
let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  await sql`
    insert into product_page (retailer_id, license_id, product_name, next_check_at)
    select 1, 1, 'One of many', 'infinity' from generate_series(1, 5000)
  `.execute(server.services.database.query);
});
afterAll(() => server.stop());

it('changes, explains, checks and removes 5,000 pages at once, and refuses each that has no package', async () => {
  const all = { count: 5000, refused: [] };
  const change = { filter, brandAlias: 'ACME', isInStock: false };
  expect((await ann.call(contract.changeMonitoredPages, { body: change })).data).toEqual(all);
  const mapping = { filter, mapping: 'suggested' } as const;
  const mapped = (await ann.call(contract.changeMonitoredPages, { body: mapping })).data;
  expect([mapped.count, mapped.refused.length]).toEqual([0, 5000]);
  const reason = { filter, reasonId: 1, note: 'Asked' };
  expect((await ann.call(contract.sendPageReasons, { body: reason })).data).toEqual(all);
  expect((await ann.call(contract.checkMonitoredPages, { body: { filter } })).data).toEqual(all);
  const query = { ...filter, limit: '1' };
  const listed = (await ann.call(contract.listMonitoredPages, { query })).data;
  expect(listed.items).toMatchObject([{ brandAlias: 'ACME', isInStock: false, reason: { id: 1 } }]);
  expect((await ann.call(contract.deleteMonitoredPages, { body: { filter } })).data).toEqual(all);
  expect((await ann.call(contract.listMonitoredPages, { query })).data.items).toEqual([]);
});
