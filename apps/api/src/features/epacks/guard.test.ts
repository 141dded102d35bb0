import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract, type DamagedPageData, type WireComponentData } from '@vitrina/api-client/contract';
import { hashValue } from '@vitrina/epack-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
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
  ({ id } = (await ann.call(contract.createEpack, { body: minisite() })).data);
});

const address = { locale: 'ru', template: 'master_template', page: 'index.html' };

async function save(components: WireComponentData[], more: { template?: string; ifMatch?: number } = {}) {
  const { template = firstPage.template, ifMatch } = more;
  const request = { params: { id }, body: { ...firstPage, template, components } };
  const { data } = await ann.call(contract.saveComponents, {
    ...request,
    ...(ifMatch !== undefined && { ifMatch }),
  });
  return data;
}

async function read(query = firstPage): Promise<WireComponentData[]> {
  return (await ann.call(contract.getComponents, { params: { id }, query })).data.components;
}

function component(fields: Partial<WireComponentData>): WireComponentData {
  const base = { name: 'x', displayName: 'x', type: 'component', componentKey: 'Text', props: {} };
  return { ...base, order: 2, parentId: 1, ...fields };
}

describe('a damaged page is refused whole, with the place of each fault', () => {
  const own = textPage('mine');
  const ofUnknown = component({ id: 7, parentId: 40 });
  it.each<[string, WireComponentData[], string, { componentId?: number; path: string }[]]>([
    [
      'duplicate ids',
      [...own, component({ id: 2 })],
      'componentIdTaken',
      [{ componentId: 2, path: '/2/id' }],
    ],
    ['id 0', [...own, component({ id: 0 })], 'componentIdTaken', [{ componentId: 0, path: '/2/id' }]],
    ['a block without id', [...own, component({})], 'componentIdMissing', [{ path: '/2' }]],
    [
      'orphans and what is below them',
      [...own, ofUnknown, component({ id: 8, parentId: 7 })],
      'componentOrphan',
      [
        { componentId: 7, path: '/2/parentId' },
        { componentId: 8, path: '/3/parentId' },
      ],
    ],
    [
      'a cycle',
      [...own, component({ id: 7, parentId: 8 }), component({ id: 8, parentId: 7 })],
      'componentCycle',
      [{ componentId: 7, path: '/2/parentId' }],
    ],
  ])('%s', async (_what, components, code, places) => {
    const error = (await save(components).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({ status: 400, code });
    const { issues, issueCount } = error.data as DamagedPageData;
    expect(issues).toMatchObject(places.map((place) => ({ ...place, page: address, severity: 'error' })));
    expect(issueCount).toBe(places.length);
    expect(issues[0]?.message).toBe(error.message);
    expect(await read()).toEqual(textPage('Hello Kettle'));
    const { data } = await ann.call(contract.listPageVersions, { params: { id }, query: firstPage });
    expect(data.total, 'nothing was written').toBe(1);
  });

  it('in a package, whose other pages and data then stay too', async () => {
    const body = minisite({ name: 'Renamed' });
    const damaged = [...textPage('x'), component({ id: 2 })];
    body.structure.epackData.components = {
      en: { master_template: { 'index.html': textPage('new') } },
      ru: { master_template: { 'index.html': damaged } },
    };
    const refusal = { status: 400, code: 'componentIdTaken', data: { issues: [{ page: address }] } };
    await expect(ann.call(contract.saveEpack, { params: { id }, body })).rejects.toMatchObject(refusal);
    await expect(ann.call(contract.createEpack, { body })).rejects.toMatchObject(refusal);
    const { data } = await ann.call(contract.getEpack, { params: { id } });
    expect(data.pageIndex).toHaveLength(1);
    expect(data.structure.epackData.manifest.productData?.productName).toBe('Kettle');
  });

  it('in the language of the request', async () => {
    const response = await fetch(`${server.url}/api/constructor/epackages/${id}/components`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await server.tokenOf('ann')}`,
        'content-type': 'application/json',
        'accept-language': 'ru',
      },
      body: JSON.stringify({ ...firstPage, components: [...own, component({ id: 2 })] }),
    });
    const answer = (await response.json()) as { data: DamagedPageData };
    expect(answer.data.issues[0]?.message).toMatch(/^Номер блока/);
  });
});

describe('what a library section fixes in its copies', () => {
  const link = (of: number, more: object = {}) => ({
    locale: 'ru',
    template: '',
    page: 'item/copy',
    id: of,
    slots: [],
    children: of === 1 ? [2] : [],
    ...more,
  });
  const copyOf = (text: string, props: Record<string, string> = {}): WireComponentData[] => {
    const [feature, block] = textPage(text);
    return [
      { ...feature, copiedFrom: link(1, { props: {} }) },
      { ...block, copiedFrom: link(2, { props }) },
    ];
  };
  const refused = (components: WireComponentData[], more?: { ifMatch: number }) =>
    save(components, more).catch((e: unknown) => e) as Promise<ApiError>;
  beforeEach(() => save(copyOf('Slogan')));

  it('can’t be changed by a save', async () => {
    const error = await refused(copyOf('Mine'));
    expect(error).toMatchObject({ status: 400, code: 'fixedPart' });
    const issue = { componentId: 2, code: 'api.error.fixedPart', page: address };
    const values = { blockKey: 'Text', name: 'text' };
    expect((error.data as DamagedPageData).issues).toMatchObject([{ ...issue, values }]);
    const inside = await refused([...copyOf('Slogan'), component({ id: 9 })]);
    expect((inside.data as DamagedPageData).issues).toMatchObject([
      { componentId: 1, code: 'api.error.fixedContent' },
    ]);
    expect(await read()).toEqual(copyOf('Slogan'));
  });

  it('changes with an update from the library, or once the copy is unlinked', async () => {
    const { data } = await ann.call(contract.getComponents, { params: { id }, query: firstPage });
    expect(await refused(copyOf('Mine'), { ifMatch: data.revision - 1 })).toMatchObject({ code: 'stale' });
    expect(await save(copyOf('Newer', { text: hashValue({ desktop: 'Newer' }) }))).toMatchObject({
      revision: data.revision + 1,
    });
    await save(textPage('Own'));
    expect(await read()).toEqual(textPage('Own'));
  });
});

describe('other faults are repaired and listed', () => {
  it('a value of a wrong form', async () => {
    const [feature, text] = textPage('x');
    const props = { text: 'Bare text' };
    const { issues } = await save([feature ?? {}, { ...text, props }]);
    expect(issues).toEqual([
      {
        code: 'model.load.propRepaired',
        severity: 'warning',
        componentId: 2,
        page: address,
        message: 'The property “text” was damaged and has been repaired',
        values: { name: 'text' },
      },
      // The repaired page also has what every loaded page has.
      ...issues.slice(1),
    ]);
    const [, stored] = await read();
    expect(stored?.props?.['text']).toEqual({ name: 'text', value: { desktop: 'Bare text' } });
    expect((await save(await read())).issues, 'the repaired page is sound').toEqual([]);
  });

  it('half a character, which no encoder writes', async () => {
    const { issues } = await save(textPage('a\ud800b'));
    expect(issues[0]).toMatchObject({
      code: 'model.load.brokenText',
      path: '/1/props/text/value/desktop',
    });
    expect((await read())[1]?.props?.['text']).toMatchObject({ value: { desktop: 'a\ufffdb' } });
  });

  it('but a sound page is stored as it was sent, whatever a load would add to it', async () => {
    const loose = [component({ id: 5, parentId: 0, order: 30, odd: [1] }), component({ id: 3, parentId: 0 })];
    expect(await save(loose)).toMatchObject({ revision: 2, issueCount: 0, replaced: [] });
    expect(await read()).toEqual(loose);
  });

  it('a block that no catalog knows stays as it was sent', async () => {
    const page = [...textPage('x'), component({ id: 9, componentKey: 'NotInventedYet', odd: true })];
    expect((await save(page)).issues).toMatchObject([{ code: 'model.load.keyUnknown' }]);
    expect(await read()).toEqual(page);
  });

  it('blocks where they may not be: stored, and said', async () => {
    const roots = Array.from({ length: 6 }, (_, at) =>
      component({ id: at + 1, parentId: 0, order: at + 1, componentKey: 'Feature', type: 'feature' }),
    );
    const { issues } = await save(roots, { template: 'amazon_template' });
    expect(issues).toMatchObject([
      {
        code: 'model.nesting.amazonLimit',
        severity: 'error',
        message: 'Amazon template allows only 5 components per page',
        page: { ...address, template: 'amazon_template' },
      },
    ]);
    expect(await read({ ...firstPage, template: 'amazon_template' })).toEqual(roots);
  });

  it('lists at most 200 and counts all', async () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      component({ id: at + 3, order: at, props: { a: 1 } }),
    );
    const { issues, issueCount } = await save([...textPage('x'), ...many]);
    expect(issues).toHaveLength(200);
    expect(issueCount).toBeGreaterThanOrEqual(300);
    expect(new Set(issues.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  });

  it('in a version that was stored before the check: restored and copied without its damage', async () => {
    const damaged = [...textPage('old'), component({ id: 2 }), component({ id: 9, parentId: 70 })];
    await server.services.database.query
      .updateTable('page')
      .set({ components: JSON.stringify(damaged) })
      .where('epack_id', '=', id)
      .execute();
    await save(textPage('new'));
    const params = { id, revision: 1 };
    const { data } = await ann.call(contract.restorePageVersion, { params, body: firstPage });
    expect(data.issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['model.load.idChanged', 'model.load.orphanDropped']),
    );
    expect(data.components).toHaveLength(3);
    expect(await read()).toEqual(data.components);
    const kept = await ann.call(contract.getPageVersion, { params, query: firstPage });
    expect(kept.data.components, 'the original stays').toEqual(damaged);
  });
});

describe('fields of the server', () => {
  async function readManifest() {
    return (await ann.call(contract.getEpack, { params: { id } })).data.structure.epackData.manifest;
  }

  it('are set at the creation, whoever is named', async () => {
    const body = minisite();
    Object.assign(body.structure.epackData.manifest, {
      author: 'somebody',
      emsId: 'other',
      version: '9.9',
      createdDate: '1999-01-01T00:00:00',
    });
    const { data } = await ann.call(contract.createEpack, { body });
    expect(data.issues.map(({ severity, path }) => [severity, path])).toEqual([
      ['info', '/manifest/author'],
      ['info', '/manifest/emsId'],
      ['info', '/manifest/version'],
      ['info', '/manifest/createdDate'],
    ]);
    expect(data.issues[0]?.message).toBe('“author” is set by the server. It keeps the value ann');
    ({ id } = data);
    const manifest = await readManifest();
    expect(manifest).toMatchObject({ author: 'ann', emsId: 'constructor', version: '1.0', packageID: id });
    for (const date of [manifest.createdDate, manifest.updatedDate])
      expect(Math.abs(Date.parse(`${date}Z`) - Date.now())).toBeLessThan(60_000);
  });

  it('stay in a save, by whoever it is, and what a client loaded is no news', async () => {
    const { structure } = (await ann.call(contract.getEpack, { params: { id } })).data;
    const params = { id };
    const same = await admin.call(contract.saveEpack, { params, body: { structure } });
    expect(same.data).toMatchObject({ issues: [], dataRevision: 1 });
    const before = structure.epackData.manifest;
    const manifest = { ...before, author: 'admin', packageID: 'mine', createdDate: '' };
    const forged = { ...structure, epackData: { ...structure.epackData, manifest } };
    const { data } = await admin.call(contract.saveEpack, { params, body: { structure: forged } });
    expect(data.issues.map(({ path }) => path)).toEqual(['/manifest/author', '/manifest/packageID']);
    const { updatedDate: _updated, ...kept } = before;
    expect(await readManifest()).toMatchObject(kept);
  });

  it('of a copy are its own', async () => {
    ({ id } = (await admin.call(contract.copyEpack, { params: { id }, body: { name: 'Twin' } })).data);
    expect(
      (await admin.call(contract.getEpack, { params: { id } })).data.structure.epackData.manifest,
    ).toMatchObject({ author: 'admin', packageID: id });
  });
});

describe('a save without a revision', () => {
  it('says whose version it replaced, in its answer and in the audit log, and that version comes back', async () => {
    const theirs = { ...firstPage, components: textPage('theirs') };
    await admin.call(contract.saveComponents, { params: { id }, body: theirs, ifMatch: 1 });
    const { replaced, revision } = await save(textPage('blind'));
    expect(revision).toBe(3);
    expect(replaced).toEqual([
      { ...address, revision: 2, savedBy: 'admin', savedDate: expect.any(String) as string },
    ]);
    const { data } = await admin.call(contract.listAuditLog, { query: { limit: 5 } });
    expect(data.items[0]).toMatchObject({
      action: 'page.replace',
      subject: id,
      user: { name: 'ann' },
      data: { ...address, revision: 3, replaced: 2, savedBy: 'admin' },
    });
    const restore = { params: { id, revision: 2 }, body: firstPage, ifMatch: 3 };
    await ann.call(contract.restorePageVersion, restore);
    expect(await read()).toEqual(textPage('theirs'));
  });

  it('of the whole package too', async () => {
    const theirs = { ...firstPage, components: textPage('theirs') };
    await admin.call(contract.saveComponents, { params: { id }, body: theirs, ifMatch: 1 });
    const { data } = await ann.call(contract.saveEpack, { params: { id }, body: minisite() });
    expect(data.replaced).toMatchObject([{ ...address, revision: 2, savedBy: 'admin' }]);
  });

  it('says nothing of a version of one’s own, nor with a revision', async () => {
    expect((await save(textPage('mine'))).replaced).toEqual([]);
    const theirs = { ...firstPage, components: textPage('theirs') };
    await admin.call(contract.saveComponents, { params: { id }, body: theirs, ifMatch: 2 });
    expect((await save(textPage('seen'), { ifMatch: 3 })).replaced).toEqual([]);
  });
});

it('a file of another tenant is named, and a mention gives no access to it', async () => {
  const ben = await server.as('ben');
  const secret = await ben.upload(toFile(await testImage(9, 7), 'secret.png'));
  const { issues } = await save(textPage(`<a href="${secret.url}">x</a>`));
  expect(issues).toMatchObject([{ code: 'api.save.foreignFile', severity: 'warning', page: address }]);
  const fileId = /[0-9a-f]{64}/.exec(secret.url)?.[0] ?? '';
  await expect(ann.call(contract.getFile, { params: { id: fileId } })).rejects.toMatchObject({ status: 404 });
  expect((await save(await read())).issues, 'a second save says so again').toHaveLength(1);
});

it('a file of a saved section stays available to its license without the package it came from', async () => {
  const other = await server.as('ben');
  const image = await admin.upload(toFile(await testImage(11, 7), 'claim.png'));
  const content = textPage(`<a href="${image.url}">x</a>`);
  const body = { name: 'Claim', kind: 'section' as const, components: content };
  await ann.call(contract.createCustomComponent, { body });
  expect((await save(content)).issues, 'a mention of a file one cannot use').toHaveLength(1);
  await admin.call(contract.createCustomComponent, { body: { ...body, licenseId: 1, name: 'Open claim' } });
  expect((await save(content)).issues).toEqual([]);
  const ofOther = (await other.call(contract.createEpack, { body: minisite() })).data.id;
  const { data } = await other.call(contract.saveComponents, {
    params: { id: ofOther },
    body: { ...firstPage, components: content },
  });
  expect(data.issues).toHaveLength(1);
});
