import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ id } = (await ann.call(contract.createEpack, { body: minisite() })).data);
});

function save(text: string, ifMatch?: number) {
  const body = { ...firstPage, components: textPage(text) };
  return ann.call(contract.saveComponents, {
    params: { id },
    body,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
}

function read(page = firstPage) {
  return ann.call(contract.getComponents, { params: { id }, query: page });
}

describe('a page', () => {
  it('carries its revision as ETag, and a save based on it is taken', async () => {
    const token = await server.tokenOf('ann');
    const address = new URLSearchParams(firstPage).toString();
    const response = await fetch(`${server.url}/api/constructor/epackages/${id}/components?${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('etag')).toBe('"1"');
    expect((await save('two', 1)).data.revision).toBe(2);
    expect((await read()).data).toMatchObject({ revision: 2, components: textPage('two') });
  });

  it('answers a stale save with both sides and changes nothing', async () => {
    await save('theirs', 1);
    const error = (await save('mine', 1).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({ status: 409, code: 'stale' });
    expect(error.data).toMatchObject({ yours: textPage('mine'), theirs: textPage('theirs'), revision: 2 });
    expect((await read()).data.components).toEqual(textPage('theirs'));
  });

  it('takes one of many saves at the same revision', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => save(`save ${n}`, 1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).data.revision).toBe(2);
  });

  it('without If-Match the last writer wins, and what it replaced is kept and listed', async () => {
    await save('two');
    await save('three');
    const { data } = await ann.call(contract.listPageVersions, { params: { id }, query: firstPage });
    expect(data.items.map(({ revision, isCurrent, savedBy }) => [revision, isCurrent, savedBy])).toEqual([
      [3, true, 'ann'],
      [2, false, 'ann'],
      [1, false, 'ann'],
    ]);
    const version = await ann.call(contract.getPageVersion, {
      params: { id, revision: 2 },
      query: firstPage,
    });
    expect(version.data.components).toEqual(textPage('two'));
  });

  it('that should be new is refused where there is one', async () => {
    await expect(save('new', 0)).rejects.toMatchObject({ status: 409 });
  });

  it('that does not exist is 404', async () => {
    await expect(read({ ...firstPage, page: 'other.html' })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps the configuration of its template', async () => {
    const templateConfiguration = { altText: 'A kettle', buttonText: 'More' };
    const body = { lang: 'ru', template: 'mvideo_template', page: 'index.html', components: [] };
    await ann.call(contract.saveComponents, { params: { id }, body: { ...body, templateConfiguration } });
    const query = { lang: 'ru', template: 'mvideo_template', page: 'index.html' };
    expect((await read(query)).data.templateConfiguration).toEqual(templateConfiguration);
    expect((await read()).data.templateConfiguration).toBeNull();
  });
});

describe('null deletes', () => {
  beforeEach(async () => {
    for (const [template, page] of [
      ['master_template', 'second.html'],
      ['ozon_template', 'index.html'],
    ] as const) {
      const body = { lang: 'ru', template, page, components: textPage(page) };
      await ann.call(contract.saveComponents, { params: { id }, body });
    }
  });

  async function remainingPages(): Promise<string[]> {
    const { data } = await ann.call(contract.getEpack, { params: { id }, query: { components: 'none' } });
    return data.pageIndex.map(({ template, page }) => `${template}/${page}`);
  }

  it('a page by its components', async () => {
    const body = { ...firstPage, components: null };
    const { data } = await ann.call(contract.saveComponents, { params: { id }, body });
    expect(data.revision).toBeNull();
    expect(await remainingPages()).toEqual(['master_template/second.html', 'ozon_template/index.html']);
  });

  it('a template by its page', async () => {
    const body = { lang: 'ru', template: 'master_template', page: null };
    await ann.call(contract.saveComponents, { params: { id }, body });
    expect(await remainingPages()).toEqual(['ozon_template/index.html']);
  });

  it('a locale by its template', async () => {
    const english = { ...firstPage, lang: 'en', components: textPage('Hi') };
    await ann.call(contract.saveComponents, { params: { id }, body: english });
    await ann.call(contract.saveComponents, { params: { id }, body: { lang: 'ru', template: null } });
    expect(await remainingPages()).toEqual(['master_template/index.html']);
  });

  it.each([
    ['locale', 'lastLocale', { lang: 'ru', template: null }],
    ['template of a locale', 'lastTemplate', { lang: 'en', template: 'master_template', page: null }],
    ['page of a template', 'lastPage', { lang: 'ru', template: 'ozon_template', page: 'index.html' }],
  ] as const)('never the last %s', async (_what, code, body) => {
    if (body.lang === 'en') {
      const english = { ...firstPage, lang: 'en', components: textPage('Hi') };
      await ann.call(contract.saveComponents, { params: { id }, body: english });
    }
    const before = await remainingPages();
    const removal = ann.call(contract.saveComponents, {
      params: { id },
      body: { ...body, components: null },
    });
    await expect(removal).rejects.toMatchObject({ status: 400, code });
    await expect(removal).rejects.toThrow(/Add another one first/);
    expect(await remainingPages()).toEqual(before);
  });

  it('nothing where there is nothing', async () => {
    await ann.call(contract.saveComponents, { params: { id }, body: { lang: 'de', template: null } });
    expect(await remainingPages()).toHaveLength(3);
  });

  it('but not what somebody else changed meanwhile', async () => {
    await save('theirs', 1);
    const body = { ...firstPage, components: null };
    await expect(
      ann.call(contract.saveComponents, { params: { id }, body, ifMatch: 1 }),
    ).rejects.toMatchObject({ status: 409, data: { theirs: textPage('theirs'), revision: 2 } });
  });

  it('and a page made again goes on counting', async () => {
    await ann.call(contract.saveComponents, { params: { id }, body: { ...firstPage, components: null } });
    expect((await save('again', 0)).data.revision).toBe(2);
  });
});

describe('copying a section', () => {
  const section = {
    fromLang: 'ru',
    toLang: 'en',
    fromTemplate: 'master_template',
    toTemplate: 'master_template',
    fromPage: 'index.html',
    toPage: 'index.html',
  };

  it('into another epack keeps what was there as a version', async () => {
    const target = (await ann.call(contract.createEpack, { body: minisite({ name: 'Target' }) })).data.id;
    const body = { ...section, toLang: 'ru', toId: target };
    const { data } = await ann.call(contract.copySection, { params: { id }, body });
    expect(data).toMatchObject({ components: textPage('Hello Kettle'), revision: 2, issues: [] });
    const versions = await ann.call(contract.listPageVersions, { params: { id: target }, query: firstPage });
    expect(versions.data.total).toBe(2);
  });

  it('onto itself is refused, from nowhere is 404', async () => {
    const same = { ...section, toLang: 'ru', toId: id };
    await expect(ann.call(contract.copySection, { params: { id }, body: same })).rejects.toMatchObject({
      code: 'sameSection',
    });
    const nowhere = { ...section, fromLang: 'de', toId: id };
    await expect(ann.call(contract.copySection, { params: { id }, body: nowhere })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('in both directions at once does not get stuck', async () => {
    const other = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
    const there = { ...section, toId: other };
    const back = { ...section, toId: id };
    const copies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2
          ? ann.call(contract.copySection, { params: { id }, body: there })
          : ann.call(contract.copySection, { params: { id: other }, body: back }),
      ),
    );
    expect(copies).toHaveLength(10);
  });
});
