import type { ApiClient } from '@vitrina/api-client';
import { contract, type PageStep } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let admin: ApiClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
});

const toStep = (name: string, doneDate = '2026-03-04T10:00:00.000Z'): PageStep => ({
  doneDate,
  summary: { type: 'updateProperty', name, propName: 'color', before: '#000', after: '#fff' },
  entries: [{ change: { type: 'x' }, inverse: { type: 'y' } }],
});

async function save(client: ApiClient, text: string): Promise<number> {
  const body = { ...firstPage, components: textPage(text) };
  const { data } = await client.call(contract.saveComponents, { params: { id }, body });
  return data.revision ?? 0;
}

interface Kept {
  from: number | null;
  revision: number;
  keep?: number;
  steps: PageStep[];
}

async function keep(client: ApiClient, { keep: kept = 0, ...body }: Kept): Promise<number> {
  const { data } = await client.call(contract.keepPageSteps, {
    params: { id },
    body: { ...firstPage, keep: kept, ...body },
  });
  return data.count;
}

async function list() {
  const { data } = await ann.call(contract.listPageSteps, { params: { id }, query: firstPage });
  return {
    revision: data.revision,
    steps: data.steps.map((step) => [step.summary.name, step.doneBy, step.isDetached]),
  };
}

it('steps of several people follow each other, each with its author', async () => {
  expect(await list()).toEqual({ revision: null, steps: [] });
  expect(
    await keep(ann, { from: null, revision: await save(ann, 'two'), steps: [toStep('a'), toStep('b')] }),
  ).toBe(2);
  await keep(admin, { from: 2, revision: await save(admin, 'three'), keep: 2, steps: [toStep('c')] });
  expect(await list()).toEqual({
    revision: 3,
    steps: [
      ['a', 'ann', false],
      ['b', 'ann', false],
      ['c', 'admin', false],
    ],
  });
});

it('steps that were undone before the save are gone', async () => {
  await keep(ann, { from: null, revision: await save(ann, 'two'), steps: [toStep('a'), toStep('b')] });
  await keep(ann, { from: 2, revision: await save(ann, 'three'), keep: 1, steps: [toStep('c')] });
  expect((await list()).steps.map(([name]) => name)).toEqual(['a', 'c']);
});

it('steps that a save without history follows are only read', async () => {
  await keep(ann, { from: null, revision: await save(ann, 'two'), steps: [toStep('a')] });
  await save(ann, 'three');
  await keep(ann, { from: 3, revision: await save(ann, 'four'), keep: 1, steps: [toStep('b')] });
  expect(await list()).toEqual({
    revision: 4,
    steps: [
      ['a', 'ann', true],
      ['b', 'ann', false],
    ],
  });
});

it('steps of an outdated page are refused, the number of steps is limited, and no step is from the future', async () => {
  const revision = await save(ann, 'two');
  await expect(keep(ann, { from: null, revision: revision - 1, steps: [] })).rejects.toMatchObject({
    code: 'stale',
  });
  const many = Array.from({ length: 100 }, (_, index) => toStep(`${index}`, '2999-01-01T00:00:00.000Z'));
  await keep(ann, { from: null, revision, steps: many });
  expect(await keep(ann, { from: revision, revision, keep: 100, steps: [toStep('last')] })).toBe(100);
  const { data } = await ann.call(contract.listPageSteps, { params: { id }, query: firstPage });
  expect(data.steps.at(-1)?.summary.name).toBe('last');
  expect(Date.parse(data.steps[0]?.doneDate ?? '')).toBeLessThanOrEqual(Date.now());
});

it('steps whose changes are large are kept as far as they fit', async () => {
  const revision = await save(ann, 'two');
  const large = { ...toStep('large'), entries: [{ change: 'x'.repeat(300_000), inverse: null }] };
  await keep(ann, { from: null, revision, steps: [toStep('first'), large] });
  await keep(ann, { from: revision, revision, keep: 2, steps: [large] });
  expect((await list()).steps.map(([name]) => name)).toEqual(['large']);
});
