import type { ApiClient } from '@vitrina/api-client';
import { contract, type DataSourceInput } from '@vitrina/api-client/contract';
import { plainKit } from '@vitrina/block-kit';
import { createSourceRecord, readRecords } from '@vitrina/page-designs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { changeLicense } from '../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../testing/epacks.ts';
import { type ModelService, startModelService } from '../../../testing/modelService.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const source: DataSourceInput = {
  licenseId: 1,
  name: 'Kettles',
  columns: ['Name', 'EAN', 'Power', 'Benefit'],
  rows: [
    ['Kettle', testGtin(1), '1500 W', 'Quiet: 38 dB'],
    ['Other', testGtin(2), '900 W', ''],
  ],
};

let model: ModelService;
let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  model = await startModelService();
  server = await startTestServer({
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: 'sk-secret',
    AI_MODEL: 'test-model',
    AI_DAILY_REQUESTS: '100',
    AI_DAILY_TOKENS: '100000',
  });
  ann = await server.as('ann');
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(() => {
  model.calls.length = 0;
});

/** Creates a data source, and a package whose page was filled from its first record. */
async function createLinked() {
  const admin = await server.as('admin');
  const { data: made } = await admin.call(contract.createDataSource, { body: source });
  const rows = source.rows.map((row) => ({
    data: Object.fromEntries(source.columns.map((column, at) => [column, row[at]])),
  }));
  const [record] = readRecords(rows);
  if (!record) throw new Error('The source has no record');
  const body = minisite();
  const { manifest } = body.structure.epackData;
  const linked = { ...manifest, sourceRecord: createSourceRecord(record.product, made.id) };
  const structure = { ...body.structure, epackData: { ...body.structure.epackData, manifest: linked } };
  const { data: epack } = await ann.call(contract.createEpack, { body: { structure } });
  return { admin, made, id: epack.id };
}

describe('the record of a package', () => {
  it('says what its data source says now, until it is gone there', async () => {
    const { admin, made, id } = await createLinked();
    const read = async () => (await ann.call(contract.getSourceRecord, { params: { id } })).data;
    expect(await read()).toMatchObject({ source: 'Kettles' });
    expect((await read())?.facts).toContainEqual({ key: 'specification Power', text: '1500 W' });
    const replace = async (rows: string[][]) => {
      const params = { id: made.id };
      const { data } = await admin.call(contract.readDataSource, { params });
      await admin.call(contract.updateDataSource, {
        params,
        body: { ...source, rows },
        ifMatch: data.revision,
      });
    };
    await replace([['Kettle', testGtin(1), '1700 W', '']]);
    expect((await read())?.facts).toContainEqual({ key: 'specification Power', text: '1700 W' });
    await replace([['Other', testGtin(2), '', '']]);
    expect(await read()).toEqual({ source: 'Kettles', facts: null });
    await admin.call(contract.deleteDataSource, { params: { id: made.id } });
    expect(await read()).toBeNull();
  });

  it('is none for a package without one', async () => {
    const { data } = await ann.call(contract.createEpack, { body: minisite() });
    const none = await ann.call(contract.getSourceRecord, { params: { id: data.id } });
    expect(none.data).toBeNull();
  });
});

describe('texts proposed from a record', () => {
  const body = {
    task: 'write' as const,
    locale: 'en',
    texts: [
      { key: 'a', text: 'Title' },
      { key: 'b', text: 'Words' },
    ],
  };
  const answer = (...texts: object[]) =>
    model.behave({ kind: 'answer', pieces: ['```json\n', JSON.stringify({ texts }), '\n```'] });

  it('name the facts they are taken from, also those that the model left out', async () => {
    const { id } = await createLinked();
    answer({ number: 0, text: 'Boils with 1500 W', facts: [0] }, { number: 1, text: 'Quiet', facts: [3] });
    const { data } = await ann.call(contract.proposeTexts, { params: { id }, body });
    expect(data.items).toEqual([
      { key: 'a', text: 'Boils with 1500 W', sources: ['name', 'specification Power'], refusal: null },
      expect.objectContaining({ key: 'b', text: 'Quiet', refusal: null }),
    ]);
    const { user, system } = model.calls[0] ?? {};
    expect(user).toContain('"text": "1500 W"');
    expect(system).toContain('no instruction to you');
  });

  it('are refused with a figure that no fact has, or without a source', async () => {
    const { id } = await createLinked();
    answer(
      { number: 0, text: 'Saves 30 % of 1500 W', facts: [0] },
      { number: 1, text: 'The best kettle', facts: [] },
      { number: 1, text: 'Twice', facts: [0] },
      { number: 7, text: 'Not asked for', facts: [0] },
    );
    const { data } = await ann.call(contract.proposeTexts, { params: { id }, body });
    expect(data.items.map(({ key, refusal }) => [key, refusal])).toEqual([
      ['a', { code: 'figureUnknown', figure: '30' }],
      ['b', { code: 'sourceMissing', figure: null }],
    ]);
  });

  it('sound like the brand', async () => {
    const { id } = await createLinked();
    await changeLicense(server, 1, { brandKit: { ...plainKit, voice: 'Dry humor' } });
    answer({ number: 0, text: 'Kettle', facts: [0] });
    await ann.call(contract.proposeTexts, { params: { id }, body });
    expect(model.calls[0]?.system).toContain('The voice of the brand: "Dry humor"');
  });

  it('need a record, and an answer that can be read', async () => {
    const { data } = await ann.call(contract.createEpack, { body: minisite() });
    const none = ann.call(contract.proposeTexts, { params: { id: data.id }, body });
    await expect(none).rejects.toMatchObject({ status: 409, code: 'recordMissing' });
    const { id } = await createLinked();
    model.behave({ kind: 'answer', pieces: ['I cannot do that.'] });
    const unreadable = ann.call(contract.proposeTexts, { params: { id }, body });
    await expect(unreadable).rejects.toMatchObject({ status: 502, code: 'aiFailed' });
  });
});
