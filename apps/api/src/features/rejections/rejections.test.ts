import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

// Ann publishes for license 1, Ben for license 2; both sell at Other shop (2).
let server: TestServer;
let admin: ApiClient;
let ann: ApiClient;
let ben: ApiClient;
let number = 60_000;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  ann = await server.as('ann');
  ben = await server.as('ben');
});
afterAll(() => server.stop());

async function create(text: string) {
  const ean = testGtin(++number);
  const { data } = await ann.call(contract.createEpack, { body: minisite({ ean, mpn: `R-${number}` }) });
  const page = { lang: 'ru', template: 'master_template', page: 'index.html' };
  await ann.call(contract.saveComponents, {
    params: { id: data.id },
    body: { ...page, components: textPage(text) },
  });
  return { id: data.id, ean };
}

const reject = (epackId: string, quote: string, reason: string) =>
  ann.call(contract.addRejection, { body: { epackId, retailerId: 2, quote, reason } });
const list = async (by = ann) =>
  (await by.call(contract.listRejections, { query: { limit: '100' } })).data.items;
const commentsOn = async (id: string) =>
  (await ann.call(contract.listReviewComments, { params: { id } })).data.items;
const report = (rows: string[]) =>
  new File([`ean;quote;reason\n${rows.join('\n')}`], 'report.csv', { type: 'text/csv' });
const take = (rows: string[], dryRun: boolean) =>
  ann.call(contract.importRejections, {
    query: { licenseId: '1', retailerId: '2', dryRun: dryRun ? 'true' : 'false' },
    file: report(rows),
  });

describe('a rejection', () => {
  it('becomes a task on the block and property that has the words, and is over with the comment', async () => {
    const { id } = await create('The best pan in the world');
    const { data } = await reject(id, 'best pan', 'Superlatives are not allowed');
    expect(data).toMatchObject({ isResolved: false, place: { componentId: expect.any(Number) as number } });
    expect(data.place?.prop).not.toBe('');
    const [comment] = await commentsOn(id);
    expect(comment).toMatchObject({
      componentId: data.place?.componentId,
      text: 'Other shop: Superlatives are not allowed',
    });
    await ann.call(contract.settleReviewThread, {
      params: { id, commentId: String(comment?.id) },
      body: { isResolved: true },
    });
    expect((await list()).find((one) => one.id === data.id)).toMatchObject({ isResolved: true });
  });

  it('of words that no block has is a task on the package, with the words', async () => {
    const { id } = await create('A pan');
    const { data } = await reject(id, 'miracle', 'Not true');
    expect(data.place).toBeNull();
    expect(await commentsOn(id)).toMatchObject([{ page: null, text: 'Other shop: Not true\n“miracle”' }]);
  });

  it('stays within the license', async () => {
    const { id } = await create('A pan');
    const { data } = await reject(id, 'pan', 'No');
    expect((await list(ben)).map((one) => one.id)).not.toContain(data.id);
    const body = { epackId: id, retailerId: 2, quote: '', reason: 'No' };
    await expect(ben.call(contract.addRejection, { body })).rejects.toMatchObject({ status: 404 });
  });

  it('becomes a rule that keeps its words from being published, by an administrator', async () => {
    const { id } = await create('Heals everything');
    const { data } = await reject(id, 'Heals everything', 'Medical claims');
    const params = { id: String(data.id) };
    await expect(ann.call(contract.ruleRejection, { params })).rejects.toMatchObject({ status: 403 });
    await admin.call(contract.ruleRejection, { params });
    await admin.call(contract.ruleRejection, { params });
    expect((await list()).find((one) => one.id === data.id)).toMatchObject({ isRule: true });
    const { data: license } = await admin.call(contract.getLicense, { params: { id: '1' } });
    expect(license.contentRules.bannedWords).toMatchObject([
      { words: 'Heals everything', reason: 'Medical claims', severity: 'error' },
    ]);
    const { data: preview } = await ann.call(contract.previewPublication, { params: { id } });
    expect(JSON.stringify(preview)).toContain('Heals everything');
    const published = ann.call(contract.publishToStream, {
      params: { id },
      body: { checkPartialUpdate: false },
    });
    await expect(published).rejects.toMatchObject({ code: 'contentNotPublishable' });
  });
});

it('a report is tried first; its rows become tasks once, and unknown products are refused', async () => {
  const known = await create('Cheap and cheerful');
  const rows = [
    `${known.ean};cheerful;Tone`,
    `${known.ean};missing words;Tone`,
    `${testGtin(99_999)};x;Unknown`,
    `${known.ean};x;`,
  ];
  const tried = (await take(rows, true)).data;
  expect(tried).toMatchObject({ placed: 1, unplaced: 1, known: 0, refusedCount: 2 });
  expect(tried.refused.map(({ row, column }) => [row, column])).toEqual([
    [4, 'ean'],
    [5, 'reason'],
  ]);
  expect(await commentsOn(known.id)).toEqual([]);
  await take(rows, false);
  expect(await commentsOn(known.id)).toHaveLength(2);
  expect((await take(rows, false)).data).toMatchObject({ placed: 0, unplaced: 0, known: 2 });
  expect(await commentsOn(known.id)).toHaveLength(2);
});
