import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { pruneVersions } from './pruneVersions.ts';

let server: TestServer;
let ann: ApiClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
});

async function save(text: string): Promise<number> {
  const body = { ...firstPage, components: textPage(text) };
  const { data } = await ann.call(contract.saveComponents, { params: { id }, body });
  return data.revision ?? 0;
}

function list(paging: { offset?: number; limit?: number } = {}) {
  return ann.call(contract.listPageVersions, { params: { id }, query: { ...firstPage, ...paging } });
}

function restore(revision: number, ifMatch?: number) {
  return ann.call(contract.restorePageVersion, {
    params: { id, revision },
    body: firstPage,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
}

async function read(): Promise<unknown> {
  return (await ann.call(contract.getComponents, { params: { id }, query: firstPage })).data.components;
}

describe('the versions of a page', () => {
  it('are listed with who, when, how much, and what changed', async () => {
    await save('two');
    await save('three');
    const { data } = await list();
    expect(data.total).toBe(3);
    expect(data.items).toMatchObject([
      { revision: 3, isCurrent: true, savedBy: 'ann', replacedDate: null, changes: { changed: 1, added: 0 } },
      { revision: 2, isCurrent: false, componentCount: 2, changes: { changed: 1 } },
      { revision: 1, changes: { added: 2, changed: 0 } },
    ]);
    for (const { sizeBytes, savedDate } of data.items) {
      expect(sizeBytes).toBeGreaterThan(100);
      expect(Date.parse(savedDate)).not.toBeNaN();
    }
    expect((await list({ offset: 1, limit: 1 })).data).toEqual({ items: [data.items[1]], total: 3 });
  });

  it('are compared block by block, any two of them', async () => {
    await save('two');
    await save('three');
    const compare = (query: { from?: number; to?: number }) =>
      ann.call(contract.comparePageVersions, { params: { id }, query: { ...firstPage, ...query } });
    const latest = (await compare({})).data;
    expect(latest).toMatchObject({ from: { revision: 2 }, to: { revision: 3, isCurrent: true } });
    expect(latest.blocks).toMatchObject([
      { id: 2, props: [{ name: 'text', before: { desktop: 'two' }, after: { desktop: 'three' } }] },
    ]);
    expect((await compare({ from: 1, to: 3 })).data.blocks).toMatchObject([
      { props: [{ before: { desktop: 'Hello Kettle' }, after: { desktop: 'three' } }] },
    ]);
    expect((await compare({ to: 1 })).data).toMatchObject({ from: { revision: 0 }, counts: { added: 2 } });
    await expect(compare({ from: 9 })).rejects.toMatchObject({ status: 404 });
  });

  it('are restored as a new revision, the replaced one staying', async () => {
    await save('two');
    expect((await restore(1, 2)).data).toMatchObject({
      components: textPage('Hello Kettle'),
      revision: 3,
      issues: [],
    });
    expect(await read()).toEqual(textPage('Hello Kettle'));
    expect((await list()).data.items.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  });

  it('are not restored over somebody else’s save', async () => {
    await save('two');
    await save('three');
    await expect(restore(1, 2)).rejects.toMatchObject({
      status: 409,
      code: 'stale',
      data: { yours: textPage('Hello Kettle'), theirs: textPage('three'), revision: 3 },
    });
    expect(await read()).toEqual(textPage('three'));
  });

  it('of a deleted page bring it back', async () => {
    const more = { ...firstPage, page: 'more.html', components: [] };
    await ann.call(contract.saveComponents, { params: { id }, body: more });
    const body = { ...firstPage, components: null };
    await ann.call(contract.saveComponents, { params: { id }, body });
    const { data } = await ann.call(contract.listDeletedPages, { params: { id } });
    expect(data).toMatchObject({ items: [{ page: 'index.html', revision: 1 }], total: 1 });
    expect((await restore(1, 0)).data.revision).toBe(2);
    expect(await read()).toEqual(textPage('Hello Kettle'));
    expect((await ann.call(contract.listDeletedPages, { params: { id } })).data.total).toBe(0);
  });
});

describe('pruning', () => {
  const revisions = async () => (await list()).data.items.map(({ revision }) => revision);

  it('keeps so many per page', async () => {
    for (let count = 2; count <= 6; count++) await save(`version ${count}`);
    expect(await pruneVersions(server.services.database.query, { versions: 2, versionDays: 30 })).toBe(3);
    expect(await revisions()).toEqual([6, 5, 4]);
    expect((await list()).data.items.at(-1)?.changes).toBeNull();
  });

  it('keeps them so long', async () => {
    await save('two');
    await save('three');
    const { query } = server.services.database;
    const old = new Date(Date.now() - 40 * 24 * 60 * 60_000);
    await query
      .updateTable('page_version')
      .set({ replaced_at: old })
      .where('epack_id', '=', id)
      .where('revision', '=', 1)
      .execute();
    await pruneVersions(query, { versions: 100, versionDays: 30 });
    expect(await revisions()).toEqual([3, 2]);
  });

  it('leaves what is published', async () => {
    await ann.call(contract.publishToStream, { params: { id }, body: { checkPartialUpdate: false } });
    await save('two');
    await save('three');
    await pruneVersions(server.services.database.query, { versions: 0, versionDays: 0 });
    expect(await revisions()).toEqual([3, 1]);
  });
});
