import { contract, type CallBody } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let number = 900;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function create(name: string): Promise<string> {
  number++;
  const ann = await server.as('ann');
  const body = minisite({ name, ean: testGtin(number), mpn: `R-${number}` });
  return (await ann.call(contract.createEpack, { body })).data.id;
}

async function change(id: string): Promise<void> {
  const ann = await server.as('ann');
  const body = { ...firstPage, components: textPage('Changed') };
  await ann.call(contract.saveComponents, { params: { id }, body });
}

async function mark(body: CallBody<typeof contract.markContent>) {
  return (await (await server.as('admin')).call(contract.markContent, { body })).data;
}

async function find(search: string) {
  const { items } = (await (await server.as('admin')).call(contract.listContent, { query: { search } })).data;
  return items;
}

describe('the content manager', () => {
  it('lists what nobody has checked first', async () => {
    const first = await create('Queue one');
    const second = await create('Queue two');
    await mark({ ids: [first], isChecked: true });
    expect((await find('Queue')).map(({ id }) => id)).toEqual([second, first]);
  });

  it('keeps what was found, by whom, until the content changes', async () => {
    const id = await create('Judged');
    await mark({ ids: [id], isCorrect: false, note: 'The picture is of another pan' });
    expect(await find('Judged')).toMatchObject([
      {
        isChecked: true,
        isCorrect: false,
        isChangedSince: false,
        note: 'The picture is of another pan',
        reviewer: { username: 'admin' },
      },
    ]);
    await change(id);
    expect(await find('Judged')).toMatchObject([{ isChecked: false, isCorrect: null, isChangedSince: true }]);
    const admin = await server.as('admin');
    const changed = (isChangedSince: 'true' | 'false') =>
      admin.call(contract.listContent, { query: { search: 'Judged', isChangedSince } });
    expect((await changed('true')).data.total).toBe(1);
    expect((await changed('false')).data.total).toBe(0);
    await mark({ ids: [id], isCorrect: true });
    expect(await find('Judged')).toMatchObject([
      { isChecked: true, isCorrect: true, isChangedSince: false, note: 'The picture is of another pan' },
    ]);
    await mark({ ids: [id], isChecked: false });
    expect(await find('Judged')).toMatchObject([{ isChecked: false, isCorrect: null }]);
  });

  it('marks all that a filter shows, and tries first where asked to', async () => {
    const ids = [await create('Bulk a'), await create('Bulk b')];
    const filter = { search: 'Bulk' };
    expect(await mark({ filter, dryRun: true, isChecked: true })).toEqual({ count: 2, refused: [] });
    expect((await find('Bulk')).every(({ isChecked }) => isChecked)).toBe(false);
    await mark({ filter, isChecked: true });
    const marked = (await find('Bulk')).filter(({ isChecked }) => isChecked).map(({ id }) => id);
    expect(new Set(marked)).toEqual(new Set(ids));
  });

  it('tells of what is published and not visited', async () => {
    const id = await create('Silent');
    const ann = await server.as('ann');
    await ann.call(contract.publishToStream, { params: { id }, body: {} });
    expect(await find('Silent')).toMatchObject([{ isPublished: true, hasNoTraffic: true }]);
  });
});

describe('a group that asks for the content check', () => {
  it('publishes what was found correct, and not what was changed since', async () => {
    const id = await create('Asked for');
    const ann = await server.as('ann');
    await sql`
      update user_group set settings = jsonb_set(settings::jsonb, '{isContentCheckRequired}', 'true') where id = 1
    `.execute(server.services.database.query);
    const publish = () => ann.call(contract.publishToStream, { params: { id }, body: {} });
    const refused = { status: 403, code: 'contentCheckRequired' };
    await expect(publish()).rejects.toMatchObject(refused);
    const preview = (await ann.call(contract.previewPublication, { params: { id } })).data;
    expect(preview.problems).toMatchObject([{ code: 'contentCheckRequired' }]);
    await mark({ ids: [id], isChecked: true });
    await expect(publish()).rejects.toMatchObject(refused);
    await mark({ ids: [id], isCorrect: true });
    await publish();
    await change(id);
    await expect(publish()).rejects.toMatchObject(refused);
  });
});
