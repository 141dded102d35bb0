import type { ApiClient } from '@vitrina/api-client';
import { contract, noContentRules } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { changeLicense } from '../../../testing/changeLicense.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let admin: ApiClient;
let ann: ApiClient;
let counter = 8000;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function createWith(text: string, categories: string[] = ['1']): Promise<string> {
  counter += 1;
  const body = minisite({ ean: testGtin(counter), mpn: `R-${counter}` });
  const { epackData } = body.structure;
  epackData.components = { ru: { master_template: { 'index.html': textPage(text) } } };
  epackData.manifest.productData = { ...epackData.manifest.productData, categories };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

const publish = (id: string) => ann.call(contract.publishToStream, { params: { id }, body: {} });
const scope = { locale: '', categoryIds: [], severity: 'error' as const };
const banned = { ...scope, words: 'лучш* = отличный', reason: 'Закон о рекламе' };

it('a license has no rules until they are set', async () => {
  const { data } = await admin.call(contract.getLicense, { params: { id: 1 } });
  expect(data.contentRules).toEqual(noContentRules);
  expect((await ann.call(contract.getContentRules, { query: {} })).data).toBeNull();
});

it('a page that breaks a rule is not published, and its author reads why', async () => {
  const id = await createWith('<p>Самый <b>Лучший</b> гриль</p>');
  await changeLicense(server, 1, { contentRules: { ...noContentRules, bannedWords: [banned] } });
  expect((await ann.call(contract.getContentRules, { query: { epackId: id } })).data?.bannedWords).toEqual([
    banned,
  ]);
  const finding = { code: 'blockKit.finding.bannedWord', severity: 'error', componentId: 2, prop: 'text' };
  await expect(publish(id)).rejects.toMatchObject({
    code: 'contentNotPublishable',
    data: { findings: [finding] },
    errors: [{ message: '“Лучший” is a word your company doesn’t use: Закон о рекламе.' }],
  });
  const body = { publishDate: new Date(Date.now() + 86_400_000).toISOString() };
  await expect(ann.call(contract.schedulePublication, { params: { id }, body })).rejects.toMatchObject({
    code: 'contentNotPublishable',
  });
  await changeLicense(server, 1, {
    contentRules: { ...noContentRules, bannedWords: [{ ...banned, severity: 'warning' }] },
  });
  expect((await publish(id)).data.retailers).toHaveLength(2);
  await changeLicense(server, 1, { contentRules: noContentRules });
});

it('a required block is asked for by its name', async () => {
  const id = await createWith('Гриль');
  const required = { ...scope, componentKey: 'Accordion', template: 'master_template' };
  await changeLicense(server, 1, { contentRules: { ...noContentRules, requiredBlocks: [required] } });
  await expect(publish(id)).rejects.toMatchObject({
    errors: [{ message: 'Your company wants the block “Accordion” on the page.' }],
  });
  await changeLicense(server, 1, { contentRules: noContentRules });
});

it('a rule of some categories leaves packages of others alone', async () => {
  const [grill, kettle] = [await createWith('Лучший', ['1']), await createWith('Лучший', ['2'])];
  await changeLicense(server, 1, {
    contentRules: { ...noContentRules, bannedWords: [{ ...banned, categoryIds: [1] }] },
  });
  await expect(publish(grill)).rejects.toMatchObject({ code: 'contentNotPublishable' });
  expect((await publish(kettle)).data.retailers).toHaveLength(2);
  await changeLicense(server, 1, { contentRules: noContentRules });
});

it('the rules of a license are neither read nor followed by others', async () => {
  const id = await createWith('Лучший');
  await changeLicense(server, 2, { contentRules: { ...noContentRules, bannedWords: [banned] } });
  expect((await ann.call(contract.getContentRules, { query: { epackId: id } })).data).toEqual(noContentRules);
  const ben = await server.as('ben');
  await expect(ben.call(contract.getContentRules, { query: { epackId: id } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await publish(id)).data.retailers).toHaveLength(2);
  await changeLicense(server, 2, { contentRules: noContentRules });
});

it('rules are set by administrators alone, and must say something', async () => {
  const { data } = await admin.call(contract.getLicense, { params: { id: 1 } });
  const body = { name: data.name, contentRules: noContentRules };
  const change = { params: { id: 1 }, body, ifMatch: data.revision };
  await expect(ann.call(contract.updateLicense, change)).rejects.toMatchObject({ status: 403 });
  const empty = { ...noContentRules, bannedWords: [{ ...banned, words: ' \n ' }] };
  await expect(
    admin.call(contract.updateLicense, { ...change, body: { ...body, contentRules: empty } }),
  ).rejects.toMatchObject({ status: 400 });
});
