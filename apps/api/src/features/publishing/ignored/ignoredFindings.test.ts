import { standardCatalogue } from '@vitrina/block-catalogue';
import type { ApiClient } from '@vitrina/api-client';
import { contract, noContentRules } from '@vitrina/api-client/contract';
import { type EpackFinding, ignoreKey, validateEpack } from '@vitrina/block-kit';
import { loadEpack } from '@vitrina/epack-model';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite, testGtin } from '../../../../testing/epacks.ts';
import { changeLicense } from '../../../../testing/changeLicense.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const sampleTitle = 'Grilled just as you like it';

const pageWith = (title: string, text = 'Our own') =>
  toWirePage([block('Feature', {}, block('FriendlySingleLeftImage', { ...picture, title, text }))]);
const picture = { image: 'https://example.com/a.webp', altText: 'Grill' };

async function setMayIgnore(mayIgnore: boolean): Promise<void> {
  const scope = { locale: '', categoryIds: [], severity: 'error' as const };
  const banned = { ...scope, words: 'лучший', reason: '' };
  await changeLicense(server, 1, { contentRules: { ...noContentRules, bannedWords: [banned], mayIgnore } });
}

async function createWith(number: number, title: string): Promise<string> {
  const body = minisite({ ean: testGtin(number), mpn: `I-${number}` });
  body.structure.epackData.components = { ru: { master_template: { 'index.html': pageWith(title) } } };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

/** Finds the keys to ignore a package's errors by, as the editor does. */
async function findKeys(id: string): Promise<(string | undefined)[]> {
  const { data } = await ann.call(contract.getEpack, { params: { id } });
  const { epack } = loadEpack(data.structure.epackData, standardCatalogue.rules);
  const rules = (await ann.call(contract.getContentRules, { query: { epackId: id } })).data ?? undefined;
  const isError = ({ severity }: EpackFinding) => severity === 'error';
  const found = validateEpack(epack, standardCatalogue, { rules }).filter(isError);
  return found.map((finding) => ignoreKey(finding, epack.pages));
}

const publish = (id: string) => ann.call(contract.publishToStream, { params: { id }, body: {} });
const list = (client: ApiClient, id: string) => client.call(contract.listIgnoredFindings, { params: { id } });

it('a finding is ignored with a reason, until the content changes or somebody takes it back', async () => {
  await setMayIgnore(true);
  const id = await createWith(8101, sampleTitle);
  await expect(publish(id)).rejects.toMatchObject({ code: 'contentNotPublishable' });
  const keys = (await findKeys(id)).filter((key) => key !== undefined);
  expect(keys).toHaveLength(1);

  await ann.call(contract.ignoreFindings, { params: { id }, body: { keys, reason: ' Spacing ' } });
  expect((await publish(id)).data.retailers).toHaveLength(2);
  expect((await list(ann, id)).data.items).toEqual([
    { key: keys[0], reason: 'Spacing', ignoredBy: { id: 2, name: 'ann' }, ignoredDate: expect.any(String) },
  ]);

  const change = (title: string) =>
    ann.call(contract.saveComponents, {
      params: { id },
      body: { ...firstPage, components: pageWith(title) },
    });
  await setMayIgnore(false);
  await expect(publish(id)).rejects.toMatchObject({ code: 'contentNotPublishable' });
  await setMayIgnore(true);
  await change('Прожарка точно по вашему вкусу');
  await expect(publish(id)).rejects.toMatchObject({ code: 'contentNotPublishable' });
  await change(sampleTitle);
  await publish(id);

  await ann.call(contract.restoreFinding, { params: { id, key: keys[0] ?? '' } });
  await expect(publish(id)).rejects.toMatchObject({ code: 'contentNotPublishable' });
  expect((await list(ann, id)).data.items).toEqual([]);
});

it('a blocking rule of the company is not ignored, and no rule allows it for another', async () => {
  const id = await createWith(8102, 'Лучший');
  expect(await findKeys(id)).toEqual([undefined]);
  const body = { keys: ['k.k.k'], reason: 'x' };
  const ben = await server.as('ben');
  await expect(list(ben, id)).rejects.toMatchObject({ status: 404 });
  const ignoring = ben.call(contract.ignoreFindings, { params: { id }, body });
  await expect(ignoring).rejects.toMatchObject({ status: 404 });
  await setMayIgnore(false);
  await expect(ann.call(contract.ignoreFindings, { params: { id }, body })).rejects.toMatchObject({
    status: 403,
    code: 'ignoringNotAllowed',
  });
});
