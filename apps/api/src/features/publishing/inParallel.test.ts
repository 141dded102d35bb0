import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { writePointerFiles } from './pointerFiles.ts';

let server: TestServer;
let ann: ApiClient;
beforeEach(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterEach(() => server.stop());

let counter = 0;
async function create(ean = testGtin(20_000 + ++counter)) {
  const body = minisite({ ean, mpn: `M-${counter}` });
  return { id: (await ann.call(contract.createEpack, { body })).data.id, ean };
}

const publish = async (id: string) =>
  (await ann.call(contract.publishToStream, { params: { id }, body: { checkPartialUpdate: false } })).data
    .publication;

const pathOf = (ean: string, retailer = '1') =>
  pointerPath({ retailer, kind: 'gtin', key: ean.padStart(14, '0') });

async function shown(ean: string): Promise<string | undefined> {
  const response = await fetch(`${server.url}/${pathOf(ean)}`);
  return response.ok ? ((await response.json()) as StreamPointer).publication : undefined;
}

/** Holds back writes to the file store from now on. */
function holdWrites(isHeld: (path: string) => boolean) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { blobs } = server.services;
  const put = blobs.put.bind(blobs);
  vi.spyOn(blobs, 'put').mockImplementation(async (path, content) => {
    if (isHeld(path)) {
      reach();
      await released;
    }
    await put(path, content);
  });
  return { reached, release };
}

/** Waits until a publication waits for another one. */
const untilOneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(server.services.database.query);
      return rows.length;
    })
    .toBeGreaterThan(0);

it('publishes a product while the files of another one wait for a slow store', async () => {
  const [slow, quick] = [await create(), await create()];
  const { reached, release } = holdWrites((path) => path === pathOf(slow.ean));
  const slowAnswer = publish(slow.id);
  await reached;
  const publication = await publish(quick.id);
  expect(await shown(quick.ean)).toBe(publication);
  expect(await shown(slow.ean)).toBeUndefined();
  release();
  const slowPublication = await slowAnswer;
  expect(await shown(slow.ean)).toBe(slowPublication);
});

it('shows the last publication of a product, whose first one is still being written', async () => {
  const { id, ean } = await create();
  const { reached, release } = holdWrites((path) => path === pathOf(ean));
  const first = publish(id);
  await reached;
  const body = { ...firstPage, components: textPage('Second') };
  await ann.call(contract.saveComponents, { params: { id }, body });
  const second = publish(id);
  await untilOneWaits();
  release();
  expect(await second).not.toBe(await first);
  expect(await shown(ean)).toBe(await second);
  expect(await writePointerFiles(server.services)).toBe(0);
});

it('leaves a pointer alone that a publication is about to change', async () => {
  const { id, ean } = await create();
  const { database, blobs } = server.services;
  const publication = await publish(id);
  await blobs.remove(pathOf(ean));
  const mark = { retailer_id: 1, kind: 'gtin' as const, key: ean.padStart(14, '0') };
  await database.query.insertInto('pointer_change').values(mark).execute();
  await database.transaction(async (query) => {
    await query.selectFrom('pointer_change').selectAll().forUpdate().execute();
    expect(await writePointerFiles(server.services)).toBe(0);
    expect(await shown(ean)).toBeUndefined();
  });
  expect(await writePointerFiles(server.services)).toBe(1);
  expect(await shown(ean)).toBe(publication);
});

it('keeps twenty publications of few products in order, with each shown pointer the last one', async () => {
  const eans = [testGtin(30_001), testGtin(30_002)] as const;
  const epacks = await Promise.all(Array.from({ length: 4 }, (_, at) => create(eans[at % 2])));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => publish(epacks[at % 4]?.id ?? '')));
  expect(answers).toHaveLength(20);
  const { database } = server.services;
  expect(await database.query.selectFrom('pointer_change').selectAll().execute()).toEqual([]);
  for (const ean of eans) {
    const last = await database.query
      .selectFrom('publication as p')
      .innerJoin('epack as e', 'e.id', 'p.epack_id')
      .select('p.hash')
      .where('e.ean', '=', ean)
      .orderBy('p.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await shown(ean)).toBe(last.hash);
  }
});

it('says that the store is away, and the files follow once it is back', async () => {
  const { id, ean } = await create();
  const { blobs } = server.services;
  const broken = vi
    .spyOn(blobs, 'put')
    .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(publish(id)).rejects.toMatchObject({ status: 503 });
  expect(await shown(ean)).toBeUndefined();
  broken.mockRestore();
  await expect.poll(() => shown(ean), { timeout: 20_000 }).toBeDefined();
});
