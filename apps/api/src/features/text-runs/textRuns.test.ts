import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { type ModelCall, type ModelService, startModelService } from '../../../testing/modelService.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { createKettles, openTextRuns, readFirstText } from '../../../testing/textRuns.ts';
import { forgetTextRuns } from './forgetTextRuns.ts';

let model: ModelService;
let server: TestServer;
let ann: ApiClient;
let runs: ReturnType<typeof openTextRuns>;
beforeAll(async () => {
  model = await startModelService();
  server = await startTestServer({
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'test-model',
    AI_DAILY_REQUESTS: '1000',
    AI_DAILY_TOKENS: '1000000',
  });
  ann = await server.as('ann');
  runs = openTextRuns(server, ann);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  model.calls.length = 0;
  await server.services.database.query.deleteFrom('ai_usage').execute();
  model.behave(writePower);
});

/** Returns the power that the facts of a request name. */
const powerIn = ({ user }: ModelCall) => /"text": "(\d+ W)"/.exec(user)?.[1] ?? '';

const answerWith = (text: string) => ({
  kind: 'answer' as const,
  pieces: [JSON.stringify({ texts: [{ number: 0, text, facts: [0] }] })],
});
const writePower = (call: ModelCall) => answerWith(`Boils with ${powerIn(call)}`);

const textOf = (id: string) => readFirstText(ann, id);

async function edit(id: string, text: string) {
  const body = { ...firstPage, components: textPage(text) };
  await ann.call(contract.saveComponents, { params: { id }, body });
}

async function versionCount(id: string): Promise<number> {
  const { data } = await ann.call(contract.listPageVersions, { params: { id }, query: firstPage });
  return data.total;
}

const createOwn = async (numbers: readonly number[]) =>
  createKettles({ admin: await server.as('admin'), owner: ann }, 1, numbers);

/** Creates packages and a run that has asked for their texts. */
async function createAsked(...numbers: number[]) {
  const ids = await createOwn(numbers);
  const { id } = await runs.create(ids);
  await runs.work(id);
  return { id, ids, rows: await runs.rows(id) };
}

describe('a text run', () => {
  it('proposes texts for each package, and saves those that were reviewed', async () => {
    const { id, ids, rows } = await createAsked(1, 2, 3);
    expect(await runs.read(id)).toMatchObject({ status: 'done', total: 3, counts: { proposed: 3 } });
    expect(rows.map(({ name, proposalCount }) => [name, proposalCount])).toEqual([
      ['Kettle 1', 1],
      ['Kettle 2', 1],
      ['Kettle 3', 1],
    ]);
    const [first, second] = rows;
    expect((await runs.proposals(id, first?.id ?? 0)).proposals).toEqual([
      expect.objectContaining({
        component: { componentKey: 'Text', displayName: 'x' },
        before: 'About Kettle 1',
        after: 'Boils with 1001 W',
        sources: [
          { key: 'name', text: 'Kettle 1' },
          { key: 'specification Power', text: '1001 W' },
        ],
        refusal: null,
        isLeft: false,
      }),
    ]);
    expect(await textOf(ids[0] ?? '')).toEqual({ desktop: 'About Kettle 1' });
    await runs.review(id, first?.id ?? 0);
    expect(await runs.read(id)).toMatchObject({ reviewedCount: 1 });
    await runs.apply(id);
    expect(await runs.apply(id, [second?.id ?? 0])).toMatchObject({
      reviewedCount: 0,
      counts: { proposed: 1, applied: 2 },
    });
    const texts = await Promise.all(ids.map(textOf));
    expect(texts).toEqual(
      ['Boils with 1001 W', 'Boils with 1002 W', 'About Kettle 3'].map((desktop) => ({ desktop })),
    );
  });

  it('saves an ordinary version once, however often it is applied', async () => {
    const { id, ids, rows } = await createAsked(1);
    const before = await versionCount(ids[0] ?? '');
    const rowIds = rows.map((row) => row.id);
    await runs.apply(id, rowIds);
    expect(await versionCount(ids[0] ?? '')).toBe(before + 1);
    expect(await runs.apply(id, rowIds)).toMatchObject({ counts: { applied: 1 } });
    expect(await versionCount(ids[0] ?? '')).toBe(before + 1);
  });

  it('leaves a page alone that was edited after the proposal, and proposes again', async () => {
    const { id, ids, rows } = await createAsked(1, 2);
    await edit(ids[0] ?? '', 'Edited by hand');
    const rowIds = rows.map((row) => row.id);
    expect(await runs.apply(id, rowIds)).toMatchObject({ counts: { changed: 1, applied: 1 } });
    expect(await textOf(ids[0] ?? '')).toEqual({ desktop: 'Edited by hand' });
    expect(await runs.continue(id, rowIds)).toMatchObject({ counts: { proposed: 1, applied: 1 } });
    const { proposals } = await runs.proposals(id, rowIds[0] ?? 0);
    expect(proposals).toMatchObject([{ before: 'Edited by hand', after: 'Boils with 1001 W' }]);
    await runs.apply(id, rowIds);
    expect(await textOf(ids[0] ?? '')).toEqual({ desktop: 'Boils with 1001 W' });
  });

  it('never applies a refused or a left text', async () => {
    model.behave(answerWith('Saves 30 %'));
    const refused = await createAsked(1);
    expect(refused.rows).toMatchObject([
      { status: 'none', proposalCount: 0, refusals: [{ code: 'figureUnknown', figure: '30' }] },
    ]);
    await runs.apply(refused.id, [refused.rows[0]?.id ?? 0]);
    expect(await textOf(refused.ids[0] ?? '')).toEqual({ desktop: 'About Kettle 1' });

    model.behave(writePower);
    const { id, ids, rows } = await createAsked(2);
    const row = await runs.proposals(id, rows[0]?.id ?? 0);
    await runs.review(
      id,
      row.id,
      row.proposals.map(({ key }) => key),
    );
    const before = await versionCount(ids[0] ?? '');
    expect(await runs.apply(id)).toMatchObject({ counts: { applied: 1 } });
    expect(await versionCount(ids[0] ?? '')).toBe(before);
  });

  it('says why a package has no proposals', async () => {
    const ids = await createOwn([1]);
    const { data: bare } = await ann.call(contract.createEpack, { body: minisite({ name: 'Bare' }) });
    const other = minisite({ name: 'German' });
    other.structure.epackData.components = { de: { master_template: { 'index.html': textPage('Hallo') } } };
    const { data: german } = await ann.call(contract.createEpack, { body: other });
    model.behave(answerWith('About Kettle 1'));
    const { id } = await runs.create([...ids, bare.id, german.id]);
    await runs.work(id);
    const rows = await runs.rows(id);
    expect(rows.map(({ name, status, message }) => [name, status, message])).toEqual([
      ['Bare', 'none', expect.stringContaining('no record')],
      ['German', 'none', expect.stringContaining('no page in this locale')],
      ['Kettle 1', 'none', null],
    ]);
    expect(model.calls).toHaveLength(1);
  });

  it('skips a text of more than 5,000 characters, and says where it is', async () => {
    const ids = await createOwn([1, 2]);
    await edit(ids[0] ?? '', 'long '.repeat(1001));
    const { id } = await runs.create(ids);
    await runs.work(id);
    expect(await runs.read(id)).toMatchObject({ skippedCount: 1, counts: { none: 1, proposed: 1 } });
    const rows = await runs.rows(id);
    expect(rows.map(({ skippedCount }) => skippedCount)).toEqual([1, 0]);
    expect((await runs.proposals(id, rows[0]?.id ?? 0)).skipped).toMatchObject([
      {
        template: 'master_template',
        page: 'index.html',
        component: { componentKey: 'Text' },
        letterCount: 5004,
      },
    ]);
    await edit(ids[0] ?? '', 'Short');
    expect(await runs.continue(id, [rows[0]?.id ?? 0])).toMatchObject({
      skippedCount: 0,
      counts: { proposed: 2 },
    });
  });
});

describe('an interrupted text run', () => {
  it('continues where it was, and asks for no finished package twice', async () => {
    const ids = await createOwn([1, 2, 3]);
    const { id } = await runs.create(ids);
    const controller = new AbortController();
    model.behave((call) => {
      if (model.calls.length < 2) return writePower(call);
      controller.abort(new Error('killed'));
      return { kind: 'stall', pieces: [] };
    });
    await expect(runs.work(id, controller.signal)).rejects.toThrow('killed');
    expect(await runs.read(id)).toMatchObject({ status: 'running', counts: { proposed: 1, waiting: 2 } });
    model.behave(writePower);
    await runs.work(id);
    expect(await runs.read(id)).toMatchObject({ status: 'done', counts: { proposed: 3 } });
    expect(model.calls.map(powerIn)).toEqual(['1001 W', '1002 W', '1002 W', '1003 W']);
    await runs.work(id);
    expect(model.calls).toHaveLength(4);
  });

  it('keeps the answered part of a long page', async () => {
    const [id = ''] = await createOwn([1]);
    const [row, text] = textPage('x');
    if (!row || !text) throw new Error('no page');
    const texts = Array.from({ length: 21 }, (_, at) => ({
      ...text,
      id: at + 2,
      order: at + 1,
      props: { text: { name: 'text', value: { desktop: `Text ${at}` } } },
    }));
    await ann.call(contract.saveComponents, {
      params: { id },
      body: { ...firstPage, components: [row, ...texts] },
    });
    const run = await runs.create([id]);
    model.behave((call) =>
      model.calls.length === 1 ? writePower(call) : { kind: 'status', status: 400, body: '{}' },
    );
    await runs.work(run.id);
    const [failed] = await runs.rows(run.id);
    expect(failed).toMatchObject({ status: 'failed', message: expect.stringContaining('unusable') });
    model.behave(writePower);
    expect(await runs.continue(run.id, [failed?.id ?? 0])).toMatchObject({ counts: { proposed: 1 } });
    // The first part was not asked for again.
    expect(model.calls).toHaveLength(3);
    expect((await runs.rows(run.id))[0]).toMatchObject({ proposalCount: 2 });
  });

  it('pauses once the daily limit is used up, and can be continued', async () => {
    const ids = await createOwn([1, 2, 3]);
    const { id } = await runs.create(ids);
    const { query } = server.services.database;
    const day = new Date().toISOString().slice(0, 10);
    await query.insertInto('ai_usage').values({ user_id: 2, day, requests: 999, tokens: 0 }).execute();
    await runs.work(id);
    expect(await runs.read(id)).toMatchObject({
      status: 'paused',
      message: expect.stringContaining('limit'),
      counts: { proposed: 1, waiting: 2, failed: 0 },
    });
    await runs.work(id);
    expect(model.calls).toHaveLength(1);
    await query.deleteFrom('ai_usage').execute();
    expect(await runs.continue(id)).toMatchObject({ status: 'done', message: null, counts: { proposed: 3 } });
    expect(model.calls).toHaveLength(3);
  });

  it('pauses when the model fails for one package after the other', async () => {
    model.behave({ kind: 'status', status: 400, body: '{}' });
    const { id } = await createAsked(1, 2, 3, 4);
    expect(await runs.read(id)).toMatchObject({ status: 'paused', counts: { failed: 3, waiting: 1 } });
  });

  it('stops after the request that is under way', async () => {
    const ids = await createOwn([1, 2]);
    const { id } = await runs.create(ids);
    model.behave(async (call) => {
      await runs.stop(id);
      return writePower(call);
    });
    await runs.work(id);
    expect(await runs.read(id)).toMatchObject({ status: 'stopped', counts: { waiting: 2 } });
    model.behave(writePower);
    expect(await runs.continue(id)).toMatchObject({ status: 'done', counts: { proposed: 2 } });
    // The answer that arrived before the stop was kept.
    expect(model.calls.map(powerIn)).toEqual(['1001 W', '1002 W']);
    expect(await runs.stop(id)).toMatchObject({ status: 'done' });
  });
});

describe('packages of others', () => {
  it('are neither asked for, nor shown, nor changed', async () => {
    const [own = ''] = await createOwn([1]);
    const ben = await server.as('ben');
    const { data: foreign } = await ben.call(contract.createEpack, { body: minisite({ name: 'Of Ben' }) });
    await expect(runs.create([foreign.id])).rejects.toMatchObject({ status: 404 });
    const { id, total } = await runs.create([own, foreign.id]);
    expect(total).toBe(1);
    await runs.work(id);
    const [row] = await runs.rows(id);
    const { query } = server.services.database;
    await query.updateTable('epack').set({ license_id: 2 }).where('id', '=', own).execute();
    expect(await runs.rows(id)).toEqual([]);
    expect(await runs.read(id)).toMatchObject({ total: 0 });
    await expect(runs.proposals(id, row?.id ?? 0)).rejects.toMatchObject({ status: 404 });
    // Marked before the package went to others.
    await query.updateTable('text_run_row').set({ status: 'applying' }).where('run_id', '=', id).execute();
    await runs.apply(id, [row?.id ?? 0]);
    await query.updateTable('epack').set({ license_id: 1 }).where('id', '=', own).execute();
    expect(await textOf(own)).toEqual({ desktop: 'About Kettle 1' });
    expect((await runs.rows(id))[0]).toMatchObject({ status: 'failed' });
  });

  it('a run belongs to the user who began it, and is forgotten after 30 days', async () => {
    const { id } = await createAsked(1);
    const ofBen = openTextRuns(server, await server.as('ben'));
    for (const call of [ofBen.read, ofBen.rows, ofBen.stop, ofBen.apply, ofBen.continue]) {
      await expect(call(id)).rejects.toMatchObject({ status: 404 });
    }
    const list = async () => (await ann.call(contract.listTextRuns, {})).data;
    expect((await list()).items[0]).toMatchObject({ id, task: 'write', locale: 'ru', total: 1 });
    const { query } = server.services.database;
    const { total } = await list();
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    await query.updateTable('text_run').set({ created_at: old }).where('id', '=', id).execute();
    expect(await forgetTextRuns(query)).toBe(1);
    expect((await list()).total).toBe(total - 1);
  });
});
