import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { openPublicationRuns } from '../../../testing/publicationRuns.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { forgetPublicationRuns } from './changeRun.ts';

let server: TestServer;
let ann: ApiClient;
let runs: ReturnType<typeof openPublicationRuns>;
beforeEach(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  runs = openPublicationRuns(server, ann);
});
afterEach(() => server.stop());

let counter = 0;
async function create(product: Parameters<typeof minisite>[0] = {}, client = ann): Promise<string> {
  counter++;
  const body = minisite({
    name: `Kettle ${counter}`,
    ean: testGtin(counter),
    mpn: `M-${counter}`,
    ...product,
  });
  return (await client.call(contract.createEpack, { body })).data.id;
}

async function edit(id: string, text: string) {
  await ann.call(contract.saveComponents, {
    params: { id },
    body: { ...firstPage, components: textPage(text) },
  });
}

async function publishNow(id: string, text?: string) {
  if (text !== undefined) await edit(id, text);
  return (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data.publication;
}

/** Returns the retailers that show a package, each with the publication. */
async function shown(id: string): Promise<Record<number, string>> {
  const { rows } = await sql<{ retailer_id: number; hash: string }>`
    select distinct s.retailer_id, p.hash from stream_pointer s join publication p on p.id = s.publication_id
    where s.epack_id = ${id} order by 1
  `.execute(server.services.database.query);
  return Object.fromEntries(rows.map(({ retailer_id, hash }) => [retailer_id, hash]));
}

const publicationCount = async (id: string) =>
  (await ann.call(contract.listPublications, { params: { id }, query: {} })).data.total;

describe('the dry run', () => {
  it('says what would be published and what refused, each with its reason, and publishes nothing', async () => {
    const good = await create();
    const bare = await create({ name: 'No codes', ean: '', mpn: '', brand: '' });
    const long = await create({ name: 'Too long' });
    await edit(long, 'x'.repeat(100_001));
    const run = await runs.check({ ids: [good, bare, long], action: 'publish' });
    expect(run).toMatchObject({ status: 'checked', total: 3, counts: { ready: 1, refused: 2, done: 0 } });
    const rows = await runs.rows(run.id);
    expect(rows.find(({ epackId }) => epackId === good)).toMatchObject({
      status: 'ready',
      retailerCount: 2,
      message: null,
    });
    const refused = rows.find(({ epackId }) => epackId === bare);
    expect(refused).toMatchObject({ status: 'refused' });
    expect(refused?.reasons).toEqual(expect.arrayContaining([expect.stringContaining('EAN')]));
    expect(rows.find(({ epackId }) => epackId === long)?.reasons).toEqual(['At most 100,000 characters.']);
    expect(await shown(good)).toEqual({});
  });

  it('names the owner of a product that belongs to another license', async () => {
    const ben = await server.as('ben');
    const theirs = await create({ name: 'Theirs', ean: testGtin(900), mpn: 'O-900' }, ben);
    await ben.call(contract.publishToStream, { params: { id: theirs }, body: {} });
    const ours = await create({ name: 'Ours', ean: testGtin(900), mpn: 'O-900' });
    const { id } = await runs.check({ ids: [ours], action: 'publish' });
    expect(await runs.rows(id)).toMatchObject([{ status: 'refused', reasons: ['License two'] }]);
  });

  it('says that a package waits for its review', async () => {
    const { query } = server.services.database;
    await sql`
      update user_group set settings = jsonb_set(settings::jsonb, '{isContentCheckRequired}', 'true') where id = 1
    `.execute(query);
    const { id } = await runs.check({ ids: [await create()], action: 'publish' });
    const [row] = await runs.rows(id);
    expect(row).toMatchObject({
      status: 'refused',
      message: 'Your group publishes only approved packages. Ask for approval first',
    });
  });

  it('asks before another package of the user is replaced', async () => {
    await publishNow(await create({ name: 'First', ean: testGtin(901), mpn: 'O-901' }));
    const second = await create({ name: 'Second', ean: testGtin(901), mpn: 'O-901' });
    const kept = await runs.check({ ids: [second], action: 'publish' });
    expect(await runs.rows(kept.id)).toMatchObject([{ status: 'refused', reasons: ['First'] }]);
    const { id } = await runs.check({ ids: [second], action: 'publish', mayRewrite: true });
    expect((await runs.finish(id)).counts.done).toBe(1);
    expect(Object.keys(await shown(second))).toEqual(['1', '2']);
  });
});

describe('a bulk publication', () => {
  it('publishes what is ready; one that fails does not stop the others, and can be tried again', async () => {
    const ids = [await create(), await create(), await create()];
    const [, broken = ''] = ids;
    const { id } = await runs.check({ ids, action: 'publish' });
    await edit(broken, 'x'.repeat(100_001));
    expect(await runs.finish(id)).toMatchObject({ status: 'done', counts: { done: 2, failed: 1 } });
    expect((await runs.rows(id)).find(({ epackId }) => epackId === broken)?.reasons).toEqual([
      'At most 100,000 characters.',
    ]);
    await edit(broken, 'Short again');
    expect((await runs.finish(id)).counts).toMatchObject({ done: 3, failed: 0 });
    for (const each of ids) expect(Object.keys(await shown(each))).toEqual(['1', '2']);
    expect(await Promise.all(ids.map(publicationCount))).toEqual([1, 1, 1]);
  });

  it('keeps to the chosen retailers', async () => {
    const epackId = await create();
    const { id } = await runs.check({ ids: [epackId], action: 'publish', retailerIds: [2] });
    expect(await runs.rows(id)).toMatchObject([{ retailerCount: 1 }]);
    await runs.finish(id);
    expect(Object.keys(await shown(epackId))).toEqual(['2']);
  });

  it('schedules', async () => {
    const epackId = await create();
    const publishDate = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await runs.check({ ids: [epackId], action: 'schedule', publishDate });
    expect((await runs.finish(id)).counts.done).toBe(1);
    const { data } = await ann.call(contract.listSchedules, { params: { id: epackId } });
    expect(data.items).toMatchObject([{ state: 'waiting', publishDate }]);
    await expect(runs.begin({ ids: [epackId], action: 'schedule' })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.publishDate', code: 'required' }],
    });
  });

  it('unpublishes, and says which packages were not published', async () => {
    const [live, draft] = [await create({ name: 'A' }), await create({ name: 'B' })];
    await publishNow(live);
    const { id } = await runs.check({ ids: [live, draft], action: 'unpublish' });
    expect(await runs.rows(id)).toMatchObject([
      { status: 'ready', retailerCount: 2 },
      { status: 'none', message: 'The package isn’t published at these retailers' },
    ]);
    await runs.finish(id);
    expect(await shown(live)).toEqual({});
  });

  it('rolls back to the version before, twice to the one before that', async () => {
    const epackId = await create();
    const first = await publishNow(epackId, 'One');
    const second = await publishNow(epackId, 'Two');
    await publishNow(epackId, 'Three');
    const rollBack = async () => {
      const { id } = await runs.check({ ids: [epackId], action: 'rollBack' });
      return runs.finish(id);
    };
    expect((await rollBack()).counts.done).toBe(1);
    expect(await shown(epackId)).toEqual({ 1: second, 2: second });
    await rollBack();
    expect(await shown(epackId)).toEqual({ 1: first, 2: first });
    const { id } = await runs.check({ ids: [epackId], action: 'rollBack' });
    expect(await runs.rows(id)).toMatchObject([
      { status: 'none', message: 'There is no earlier version to roll back to' },
    ]);
  });

  it('does not roll back what was published after the check', async () => {
    const epackId = await create();
    await publishNow(epackId, 'One');
    await publishNow(epackId, 'Two');
    const { id } = await runs.check({ ids: [epackId], action: 'rollBack' });
    const latest = await publishNow(epackId, 'Three');
    expect((await runs.finish(id)).counts.failed).toBe(1);
    expect(await shown(epackId)).toEqual({ 1: latest, 2: latest });
  });

  it('stops, and continues with what is left', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, async () => create()));
    const { id } = await runs.check({ ids, action: 'publish' });
    await runs.start(id);
    // As a process that ends after its first turn.
    const ended = new AbortController();
    const { blobs } = server.services;
    const put = blobs.put.bind(blobs);
    vi.spyOn(blobs, 'put').mockImplementation(async (...written) => {
      await put(...written);
      ended.abort();
    });
    await expect(runs.work(ended.signal)).rejects.toThrow('aborted');
    const halfway = await runs.read(id);
    expect(halfway.status).toBe('running');
    expect(halfway.counts.done).toBeGreaterThan(0);
    expect(await runs.stop(id)).toMatchObject({ status: 'stopped', counts: { waiting: 0 } });
    await runs.work();
    expect((await runs.read(id)).counts).toEqual({
      ...halfway.counts,
      ready: halfway.counts.waiting,
      waiting: 0,
    });
    expect(await runs.finish(id)).toMatchObject({ status: 'done', counts: { done: 10 } });
    expect(new Set(await Promise.all(ids.map(publicationCount)))).toEqual(new Set([1]));
  });

  it('two workers at once publish each package once', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, async () => create()));
    const { id } = await runs.check({ ids, action: 'publish' });
    await runs.start(id);
    await Promise.all([runs.work(), runs.work(), runs.work()]);
    await runs.work();
    expect((await runs.read(id)).counts.done).toBe(9);
    expect(new Set(await Promise.all(ids.map(publicationCount)))).toEqual(new Set([1]));
  });

  it('of one package twice ends as the one that was started last', async () => {
    const epackId = await create();
    await publishNow(epackId);
    const [unpublish, publish] = [
      await runs.check({ ids: [epackId], action: 'unpublish' }),
      await runs.check({ ids: [epackId], action: 'publish' }),
    ];
    await runs.start(publish.id);
    await runs.start(unpublish.id);
    await runs.work();
    expect((await runs.read(publish.id)).counts.done).toBe(1);
    expect((await runs.read(unpublish.id)).counts.done).toBe(1);
    expect(await shown(epackId)).toEqual({});
  });

  it('lets another license take its turn between the packages of a long one', async () => {
    const ids = await Promise.all(Array.from({ length: 24 }, async () => create()));
    const long = await runs.check({ ids, action: 'publish' });
    const ben = await server.as('ben');
    const ofBen = openPublicationRuns(server, ben);
    const single = await ofBen.check({ ids: [await create({ brand: 'Bolt' }, ben)], action: 'publish' });
    await runs.start(long.id);
    await ofBen.start(single.id);
    const order: number[] = [];
    const { query } = server.services.database;
    await runs.work();
    const { rows } = await sql<{
      license_id: number;
    }>`select license_id from publication order by id`.execute(query);
    order.push(...rows.map(({ license_id }) => license_id));
    expect(order).toHaveLength(25);
    expect(order.indexOf(2)).toBeLessThan(9);
  });

  it('tries a package again after a fault of ours', async () => {
    const epackId = await create();
    const { id } = await runs.check({ ids: [epackId], action: 'publish' });
    const { blobs } = server.services;
    vi.spyOn(blobs, 'putIfAbsent').mockRejectedValueOnce(new Error('The disk is full'));
    await runs.finish(id);
    expect((await runs.read(id)).counts).toMatchObject({ waiting: 1, failed: 0 });
    await sql`update publication_run_row set retry_at = now()`.execute(server.services.database.query);
    await runs.work();
    expect(await runs.read(id)).toMatchObject({ status: 'done', counts: { done: 1 } });
  });

  it('publishes nothing once the user may no longer publish', async () => {
    const epackId = await create();
    const { id } = await runs.check({ ids: [epackId], action: 'publish' });
    await runs.start(id);
    await sql`
      update user_group set settings = jsonb_set(settings::jsonb, '{canPublishToStream}', 'false') where id = 1
    `.execute(server.services.database.query);
    await runs.work();
    expect((await runs.read(id)).counts.failed).toBe(1);
    expect(await shown(epackId)).toEqual({});
  });
});

describe('whose it is', () => {
  it('reaches packages of the own license only, and belongs to its user', async () => {
    const ben = await server.as('ben');
    const theirs = await create({ brand: 'Bolt' }, ben);
    const own = await create();
    const run = await runs.check({ ids: [own, theirs], action: 'publish' });
    expect(run.total).toBe(1);
    const ofBen = openPublicationRuns(server, ben);
    for (const ask of [ofBen.read, ofBen.start, ofBen.rows, ofBen.stop])
      await expect(ask(run.id)).rejects.toMatchObject({ status: 404 });
    await expect(runs.begin({ ids: [theirs], action: 'publish' })).rejects.toMatchObject({ status: 404 });
    expect((await ben.call(contract.listPublicationRuns, { query: {} })).data.total).toBe(0);
    expect((await ann.call(contract.listPublicationRuns, { query: {} })).data.items).toMatchObject([
      { id: run.id, action: 'publish' },
    ]);
  });

  it('is refused without the right to publish', async () => {
    const epackId = await create();
    await sql`
      update user_group set settings = jsonb_set(settings::jsonb, '{canPublishToStream}', 'false') where id = 1
    `.execute(server.services.database.query);
    await expect(runs.begin({ ids: [epackId], action: 'unpublish' })).rejects.toMatchObject({
      status: 403,
      code: 'publishNotAllowed',
    });
  });

  it('is forgotten after 30 days', async () => {
    const { id } = await runs.check({ ids: [await create()], action: 'publish' });
    const { query } = server.services.database;
    expect(await forgetPublicationRuns(query)).toBe(0);
    await sql`update publication_run set created_at = now() - interval '31 days'`.execute(query);
    expect(await forgetPublicationRuns(query)).toBe(1);
    await expect(runs.read(id)).rejects.toMatchObject({ status: 404 });
  });
});
