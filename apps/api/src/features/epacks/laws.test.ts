import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract, type StaleData } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let admin: ApiClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  [ann, admin] = [await server.as('ann'), await server.as('admin')];
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
});

function save(client: ApiClient, text: string, ifMatch: number) {
  const body = { ...firstPage, components: textPage(text) };
  return client.call(contract.saveComponents, { params: { id }, body, ifMatch });
}

function remove(client: ApiClient, ifMatch: number) {
  const body = { ...firstPage, components: null };
  return client.call(contract.saveComponents, { params: { id }, body, ifMatch });
}

function isWon<Value>(result: PromiseSettledResult<Value>): result is PromiseFulfilledResult<Value> {
  return result.status === 'fulfilled';
}

function refusals(results: PromiseSettledResult<unknown>[]): ApiError[] {
  return results.flatMap((result) => (isWon(result) ? [] : [result.reason as ApiError]));
}

async function read(): Promise<{ components: unknown; revision: number } | undefined> {
  try {
    return (await ann.call(contract.getComponents, { params: { id }, query: firstPage })).data;
  } catch {
    return undefined;
  }
}

describe.each([2, 50])('A22: of %i clients that save one page from one revision', (clients) => {
  it('exactly one wins, and each other is shown both sides', async () => {
    const texts = Array.from({ length: clients }, (_, index) => `by client ${index}`);
    const results = await Promise.allSettled(
      texts.map((text, index) => save(index % 2 === 0 ? ann : admin, text, 1)),
    );
    const winner = texts[results.findIndex(isWon)] ?? '';
    expect(results.filter(isWon).map(({ value }) => value.data.revision)).toEqual([2]);
    expect(await read()).toMatchObject({ components: textPage(winner), revision: 2 });
    expect(refusals(results)).toHaveLength(clients - 1);
    const losers = results.flatMap((result, index) =>
      isWon(result) ? [] : [{ error: result.reason as ApiError, text: texts[index] ?? '' }],
    );
    for (const { error, text } of losers) {
      expect(error).toMatchObject({ status: 409, code: 'stale' });
      expect((error.data as StaleData).yours).toEqual(textPage(text));
      expect(error.data).toMatchObject({ theirs: textPage(winner), revision: 2 });
    }
    const versions = await ann.call(contract.listPageVersions, { params: { id }, query: firstPage });
    expect(versions.data.total).toBe(2);
  });
});

it('A22: of saves that each go on from what they found, none is lost', async () => {
  const addLine = async (client: ApiClient, line: string): Promise<void> => {
    for (;;) {
      const { data } = await client.call(contract.getComponents, { params: { id }, query: firstPage });
      const text = `${JSON.stringify(data.components).match(/lines:[^"]*/)?.[0] ?? 'lines:'} ${line}`;
      const saved = await save(client, text, data.revision).catch((error: ApiError) => error);
      if (!('status' in saved)) return;
      expect(saved.status).toBe(409);
    }
  };
  const lines = Array.from({ length: 12 }, (_, index) => `<${index}>`);
  await Promise.all(lines.map((line, index) => addLine(index % 2 === 0 ? ann : admin, line)));
  const text = JSON.stringify((await read())?.components);
  for (const line of lines) expect(text).toContain(line);
});

describe('A22: a deletion beside a save', () => {
  beforeEach(async () => {
    // The last page of a template cannot be deleted.
    const body = { ...firstPage, page: 'more.html', components: [] };
    await ann.call(contract.saveComponents, { params: { id }, body });
  });

  it('of the same revision: one of them wins, and the page is as the winner left it', async () => {
    for (let round = 0; round < 10; round++) {
      const revision = (await read())?.revision ?? 0;
      const [saved, removed] = await Promise.allSettled([
        save(ann, `round ${round}`, revision),
        remove(admin, revision),
      ]);
      expect([saved, removed].filter(isWon)).toHaveLength(1);
      expect(refusals([saved, removed])).toMatchObject([{ status: 409, code: 'stale' }]);
      const page = await read();
      expect(page?.components).toEqual(isWon(saved) ? textPage(`round ${round}`) : undefined);
      if (!page) await save(ann, 'again', 0);
    }
  });

  it('that comes late is told what is there now', async () => {
    await save(ann, 'newer', 1);
    await expect(remove(admin, 1)).rejects.toMatchObject({
      status: 409,
      data: { yours: null, theirs: textPage('newer'), revision: 2 },
    });
    expect(await read()).toMatchObject({ components: textPage('newer') });
  });

  it('can be taken back: what it deleted is kept', async () => {
    await remove(ann, 1);
    const { data } = await ann.call(contract.listDeletedPages, { params: { id } });
    expect(data.items).toMatchObject([{ revision: 1, page: 'index.html' }]);
  });
});

describe('A22: publishing at once', () => {
  it('two packages for one product: one is shown, the other asked whether to rewrite', async () => {
    const ean = testGtin(81_000);
    const ids = await Promise.all(
      ['One', 'Two'].map(async (name) => {
        const body = minisite({ name, ean, mpn: `${name}-1` });
        return (await ann.call(contract.createEpack, { body })).data.id;
      }),
    );
    const results = await Promise.allSettled(
      ids.map((one) => ann.call(contract.publishToStream, { params: { id: one }, body: {} })),
    );
    expect(results.filter(isWon)).toHaveLength(1);
    expect(refusals(results)).toMatchObject([{ status: 409, code: 'partialMatch' }]);
  });

  it('one package many times, with saves and deletions beside: pointers and rows agree', async () => {
    const publish = () =>
      ann.call(contract.publishToStream, { params: { id }, body: { checkPartialUpdate: false } });
    const results = await Promise.allSettled([
      publish(),
      save(ann, 'meanwhile', 1),
      publish(),
      ann.call(contract.unpublish, { params: { id } }),
      publish(),
    ]);
    expect(refusals(results)).toEqual([]);
    const { data } = await ann.call(contract.listRetailerStates, { params: { id } });
    const list = await ann.call(contract.listPublications, { params: { id } });
    expect(list.data.total).toBe(3);
    const live = list.data.items.filter(({ retailers }) => retailers.some(({ isLive }) => isLive));
    expect(new Set(data.items.map(({ publicationId }) => publicationId))).toEqual(
      new Set(live.length > 0 ? live.map((one) => one.id) : [null]),
    );
    const pending = await server.services.database.query.selectFrom('pointer_change').selectAll().execute();
    expect(pending).toEqual([]);
  });
});
