import { isDeepStrictEqual } from 'node:util';

import { isErrorCode } from '@vitrina/api-client';
import { contract, type SaveIssue, type WireComponentData } from '@vitrina/api-client/contract';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { loadPage } from '@vitrina/epack-model';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../testing/epacks.ts';
import { testImage, toFile } from '../../testing/images.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { faults, spoil, type Fault } from './hostileSaves.ts';

/** `pnpm soak` sends twenty thousand. */
const numRuns = Number(process.env['VITRINA_SAVE_FUZZ_RUNS'] ?? 400);
const seed = Number(process.env['VITRINA_SAVE_FUZZ_SEED'] ?? 20_261_126);

/** The ways that components come in. */
type Way = 'page' | 'package' | 'creation' | 'foreign package';

interface Answer {
  code?: unknown;
  message?: string;
  data?: { id?: string; issues?: SaveIssue[] };
}

let server: TestServer;
let token: string;
let ids: { target: string; other: string; foreign: string };
let foreignFile: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('ann');
  const [ann, ben] = [await server.as('ann'), await server.as('ben')];
  const create = async (client: typeof ann, number: number) => {
    const body = minisite({ ean: testGtin(number), mpn: `H-${number}` });
    body.structure.epackData.components = {
      ...body.structure.epackData.components,
      en: { master_template: { 'index.html': textPage('Other page') } },
    };
    return (await client.call(contract.createEpack, { body })).data.id;
  };
  ids = { target: await create(ann, 500), other: await create(ann, 501), foreign: await create(ben, 502) };
  foreignFile = (await ben.upload(toFile(await testImage(8, 8), 'secret.png'))).url;
});
afterAll(() => server.stop());

const sound = toWirePage([
  block(
    'Feature',
    {},
    block(
      'Row',
      {},
      block('Column', {}, block('Text', { text: 'One' })),
      block('Column', {}, block('Image', {})),
    ),
    block('Tabs', {}, block('TabButton', { text: 'Tab' })),
    block('Table', { rows: [['a', 'b']] }),
  ),
]) as WireComponentData[];

/** Everything stored of the three packages except the page that is saved, as text. */
async function readRest(): Promise<unknown> {
  const { rows } = await sql`
    select epack_id::text as id, locale || '/' || template || '/' || page as part, md5(components::text) as content, revision
    from page where epack_id::text = any(${Object.values(ids)}::text[])
      and not (epack_id::text = ${ids.target} and locale = 'ru')
    union all
    select id::text, 'data', md5((data::jsonb #- '{manifest,updatedDate}')::text), data_revision
    from epack where id::text = any(${Object.values(ids)}::text[])
    order by id, part
  `.execute(server.services.database.query);
  return rows;
}

async function readTarget(): Promise<{ components: WireComponentData[]; revision: number }> {
  const { query } = server.services.database;
  return (await query
    .selectFrom('page')
    .select(['components', 'revision'])
    .where('epack_id', '=', ids.target)
    .where('locale', '=', 'ru')
    .executeTakeFirstOrThrow()) as { components: WireComponentData[]; revision: number };
}

async function send(way: Way, components: unknown): Promise<{ status: number; answer: Answer }> {
  const id = way === 'foreign package' ? ids.foreign : ids.target;
  const body = minisite({ ean: testGtin(500), mpn: 'H-500' });
  Object.assign(body.structure.epackData, {
    components: { ru: { master_template: { 'index.html': components } } },
  });
  const [method, path, sent] = {
    page: ['PUT', `/${id}/components`, { ...firstPage, components }] as const,
    'foreign package': ['PUT', `/${id}/components`, { ...firstPage, components }] as const,
    package: ['PUT', `/${id}`, body] as const,
    creation: ['POST', '', body] as const,
  }[way];
  const response = await fetch(`${server.url}/api/constructor/epackages${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

/** Issues of a page that is stored as it was sent. */
const untouched = /^(?:model\.nesting\.|model\.load\.keyUnknown$|api\.save\.)/;

function isRepaired({ data }: Answer): boolean {
  return data?.issues?.some(({ code, severity }) => severity !== 'info' && !untouched.test(code)) ?? false;
}

function faultsIn(components: readonly WireComponentData[]): string[] {
  const { issues } = loadPage(components, standardCatalogue.rules);
  return issues.flatMap(({ code, severity }) => (severity === 'info' || untouched.test(code) ? [] : [code]));
}

/** Returns what is wrong with the outcome of a save. */
async function judge(way: Way, list: readonly Fault[]): Promise<string[]> {
  const components = spoil(sound, list);
  const [rest, before] = [await readRest(), await readTarget()];
  const { status, answer } = await send(way, components);
  const after = await readTarget();
  const wrong = isDeepStrictEqual(await readRest(), rest) ? [] : ['other pages or packages have changed'];
  if (status !== 200) {
    if (status < 400 || status >= 500) wrong.push(`status ${status}`);
    if (!isErrorCode(String(answer.code)) || !answer.message)
      wrong.push(`a refusal without words: ${String(answer.code)}`);
    if (!isDeepStrictEqual(after, before)) wrong.push('a refused save was written');
    return wrong;
  }
  if (way === 'foreign package') wrong.push('a package of another license was saved');
  if (way !== 'page' && way !== 'package') {
    // Otherwise the file of another license would be in one of Ann's packages from now on.
    await remove(answer.data?.id);
    return wrong;
  }
  const faulty = faultsIn(after.components);
  if (faulty.length > 0) wrong.push(`stored with faults: ${faulty.join(', ')}`);
  const isAsSent = isDeepStrictEqual(after.components, JSON.parse(JSON.stringify(components)));
  if (!isAsSent && !isRepaired(answer)) wrong.push('repaired without a word');
  if (has(after, foreignFile) && !has(before, foreignFile) && !has(answer.data?.issues, 'foreignFile'))
    wrong.push('a file of another license without a word');
  return wrong;
}

async function remove(id: string | undefined): Promise<void> {
  const { query } = server.services.database;
  await query
    .updateTable('epack')
    .set({ deleted_at: new Date() })
    .where(sql<boolean>`id::text = ${id ?? ''}`)
    .execute();
}

function has(value: unknown, text: string): boolean {
  return JSON.stringify(value ?? null).includes(text);
}

it(
  `${numRuns} hostile saves, seed ${seed}: refused in words or repaired as reported, and nothing else changes`,
  { timeout: 60 * 60_000 },
  async () => {
    const ways = fc.constantFrom<Way>('page', 'page', 'package', 'creation', 'foreign package');
    const property = fc.asyncProperty(ways, faults(foreignFile), async (way, list) => {
      expect(await judge(way, list)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);
