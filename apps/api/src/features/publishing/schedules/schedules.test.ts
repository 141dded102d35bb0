import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../../testing/epacks.ts';
import { openSettings } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { publishDue, publishDueSchedules } from './publishDue.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 9000;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function create(product: Parameters<typeof minisite>[0] = {}): Promise<string> {
  counter += 1;
  const body = minisite({ ean: testGtin(counter), mpn: `S-${counter}`, ...product });
  return (await ann.call(contract.createEpack, { body })).data.id;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function schedule(id: string, more: { retailerIds?: number[]; checkPartialUpdate?: boolean } = {}) {
  const body = { publishDate: inDays(1), ...more };
  return (await ann.call(contract.schedulePublication, { params: { id }, body })).data;
}

/** Makes everything scheduled due and runs its job. */
async function letTimePass(): Promise<void> {
  await sql`update publication_schedule set due_at = now() where state = 'waiting'`.execute(
    server.services.database.query,
  );
  await publishDueSchedules(server.services);
}

const schedulesOf = async (id: string) =>
  (await ann.call(contract.listSchedules, { params: { id } })).data.items;

async function liveAt(id: string): Promise<number[]> {
  const { items } = (await ann.call(contract.listRetailerStates, { params: { id } })).data;
  return items.filter(({ state }) => state === 'live').map(({ retailer }) => retailer.id);
}

it('publishes when its time has come, as the epack is then, where it was asked for', async () => {
  const id = await create();
  const asked = await schedule(id, { retailerIds: [2] });
  expect(asked).toMatchObject({
    state: 'waiting',
    scheduledBy: 'ann',
    license: { id: 1 },
    retailers: [{ id: 2 }],
    failure: null,
  });
  await publishDueSchedules(server.services);
  expect(await liveAt(id)).toEqual([]);

  const body = { ...firstPage, components: textPage('Corrected meanwhile') };
  await ann.call(contract.saveComponents, { params: { id }, body });
  await letTimePass();
  expect(await liveAt(id)).toEqual([2]);
  const [done] = await schedulesOf(id);
  const { items } = (await ann.call(contract.listPublications, { params: { id }, query: {} })).data;
  expect(items).toMatchObject([{ id: done?.publicationId, publishedBy: 'ann' }]);
  expect(done?.state).toBe('published');
  const states = (await ann.call(contract.listRetailerStates, { params: { id } })).data.items;
  expect(states.find(({ retailer }) => retailer.id === 2)?.isOutdated).toBe(false);

  await publishDueSchedules(server.services);
  expect((await ann.call(contract.listPublications, { params: { id }, query: {} })).data.total).toBe(1);
});

it('two workers at once publish it once', async () => {
  const id = await create();
  await schedule(id);
  await sql`update publication_schedule set due_at = now() where state = 'waiting'`.execute(
    server.services.database.query,
  );
  await Promise.all([publishDueSchedules(server.services), publishDueSchedules(server.services)]);
  expect((await ann.call(contract.listPublications, { params: { id }, query: {} })).data.total).toBe(1);
});

it('leaves a job on the queue for its moment', async () => {
  const id = await create();
  const { publishDate } = await schedule(id);
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${publishDue.name} and start_after = ${new Date(publishDate)}
  `.execute(server.services.database.query);
  expect(rows).toHaveLength(1);
  await letTimePass();
});

it('moves, and is called off; what is over is neither', async () => {
  const id = await create();
  const { id: scheduleId } = await schedule(id);
  const params = { id, scheduleId: String(scheduleId) };
  const publishDate = inDays(2);
  const moved = await ann.call(contract.moveSchedule, { params, body: { publishDate } });
  expect(moved.data.publishDate).toBe(publishDate);
  await ann.call(contract.cancelSchedule, { params });
  expect(await schedulesOf(id)).toMatchObject([{ state: 'cancelled' }]);
  await letTimePass();
  expect(await liveAt(id)).toEqual([]);
  const over = { status: 409, code: 'scheduleOver' };
  await expect(ann.call(contract.cancelSchedule, { params })).rejects.toMatchObject(over);
  await expect(ann.call(contract.moveSchedule, { params, body: { publishDate } })).rejects.toMatchObject(
    over,
  );
});

it('is one in a minute at a retailer', async () => {
  const id = await create();
  const publishDate = inDays(3);
  const ask = (body: { publishDate: string; retailerIds: number[] }) =>
    ann.call(contract.schedulePublication, { params: { id }, body });
  const taken = { status: 409, code: 'scheduleTaken' };
  const asked = await Promise.allSettled([
    ask({ publishDate, retailerIds: [1, 2] }),
    ask({ publishDate, retailerIds: [1, 2] }),
  ]);
  expect(asked.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ]);
  await expect(ask({ publishDate, retailerIds: [2] })).rejects.toMatchObject(taken);
  const { data: later } = await ask({ publishDate: inDays(4), retailerIds: [2] });
  const params = { id, scheduleId: String(later.id) };
  await expect(ann.call(contract.moveSchedule, { params, body: { publishDate } })).rejects.toMatchObject(
    taken,
  );
  // A schedule does not conflict with itself, only with others.
  await ann.call(contract.moveSchedule, { params, body: { publishDate: later.publishDate } });
  await letTimePass();
});

it('asks again what its user may do by then', async () => {
  const id = await create();
  await schedule(id);
  const settings = { ...openSettings, canPublishToStream: false };
  const { query } = server.services.database;
  const set = (to: object) =>
    query
      .updateTable('user_group')
      .set({ settings: JSON.stringify(to) })
      .where('id', '=', 1)
      .execute();
  await set(settings);
  await letTimePass();
  await set(openSettings);
  expect(await liveAt(id)).toEqual([]);
  expect(await schedulesOf(id)).toMatchObject([{ state: 'failed', failure: 'publishNotAllowed' }]);
});

it('is refused for a user who is gone, without holding up the others', async () => {
  const [first, second] = [await create(), await create()];
  await schedule(first);
  await schedule(second);
  const { query } = server.services.database;
  const enable = (is: boolean, epack: string) =>
    sql`update publication_schedule set scheduled_by = ${is ? 2 : 3} where epack_id = ${epack}`.execute(
      query,
    );
  await enable(false, first);
  await sql`update app_user set is_enabled = false where id = 3`.execute(query);
  await letTimePass();
  await sql`update app_user set is_enabled = true where id = 3`.execute(query);
  expect(await schedulesOf(first)).toMatchObject([{ state: 'failed', failure: 'notEnoughPermissions' }]);
  expect(await schedulesOf(second)).toMatchObject([{ state: 'published' }]);
});

it('is refused at once for what would refuse it now', async () => {
  const id = await create({ brand: '' });
  await expect(schedule(id)).rejects.toMatchObject({ status: 400, code: 'notPublishable' });
  const past = { publishDate: new Date(Date.now() - 1000).toISOString() };
  const ask = (body: { publishDate: string }) =>
    ann.call(contract.schedulePublication, { params: { id }, body });
  await expect(ask(past)).rejects.toMatchObject({ code: 'publishDatePast' });
  await expect(ask({ publishDate: inDays(1000) })).rejects.toMatchObject({ code: 'publishDateFar' });
  await expect(ask({ publishDate: '2026-12-01' })).rejects.toMatchObject({ status: 400 });
  expect(await schedulesOf(id)).toEqual([]);
});

it('asks before it takes another package’s place, and does so where it may', async () => {
  const ean = testGtin(9900);
  const first = await create({ ean });
  await ann.call(contract.publishToStream, { params: { id: first }, body: {} });
  const second = await create({ ean });
  await expect(schedule(second)).rejects.toMatchObject({ status: 409, code: 'partialMatch' });
  await schedule(second, { checkPartialUpdate: false });
  await letTimePass();
  expect(await liveAt(second)).toEqual([2, 1]);
});
