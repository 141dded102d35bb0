import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract, type EpackDataWire } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function create(product?: Parameters<typeof minisite>[0]): Promise<string> {
  const { data } = await ann.call(contract.createEpack, { body: minisite(product) });
  return data.id;
}

describe('saving an epack', () => {
  it('gives it back as it was, unknown fields and blocks included', async () => {
    const body = minisite();
    const { epackData } = body.structure;
    epackData['somethingNew'] = { deep: [1, 'two', null] };
    epackData.manifest['futureField'] = 'kept';
    const page = textPage('x');
    page.push({ id: 9, parentId: 1, order: 2, componentKey: 'NotInventedYet', oddField: true, props: {} });
    epackData.components = { ru: { master_template: { 'index.html': page } } };

    const saved = await ann.call(contract.createEpack, { body });
    expect(saved.data.pageIndex).toEqual([
      { locale: 'ru', template: 'master_template', page: 'index.html', revision: 1 },
    ]);
    const { data } = await ann.call(contract.getEpack, { params: { id: saved.data.id } });
    const { manifest, ...rest } = data.structure.epackData;
    expect({ ...rest, manifest: expect.objectContaining({}) as unknown }).toEqual({
      ...epackData,
      manifest: expect.objectContaining({}) as unknown,
    });
    const { createdDate: _created, ...sent } = epackData.manifest;
    expect(manifest).toMatchObject(sent);
    expect(data.structure.activeEpackage).toMatchObject({ id: saved.data.id, locale: 'ru' });
    expect(data.publicId).toBe(saved.data.publicId);
    expect(data.publicId).not.toBe(saved.data.id);
  });

  it('comes with all its pages, the one it was left at, or none', async () => {
    const body = minisite();
    const left = textPage('Left');
    body.structure.epackData.components = {
      ru: { master_template: { 'index.html': left, 'other.html': textPage('Other') } },
    };
    const { id, pageIndex } = (await ann.call(contract.createEpack, { body })).data;
    const read = async (components: 'all' | 'active' | 'none') => {
      const { data } = await ann.call(contract.getEpack, { params: { id }, query: { components } });
      expect(data.pageIndex).toEqual(pageIndex);
      return data.structure.epackData.components;
    };
    expect(await read('all')).toEqual(body.structure.epackData.components);
    expect(await read('active')).toEqual({ ru: { master_template: { 'index.html': left } } });
    expect(await read('none')).toEqual({});
  });

  it('comes with its page in the locale or language asked for, or else the one it was left at', async () => {
    const data = minisite();
    const { epackData } = data.structure;
    const english = { master_template: { 'about.html': textPage('About'), 'index.html': textPage('Hello') } };
    epackData.components = {
      ...epackData.components,
      us_en: english,
      il_he: { ozon: { 'a.html': textPage('A') } },
    };
    const { id } = (await ann.call(contract.createEpack, { body: data })).data;
    const open = async (locale: string) => {
      const query = { components: 'active' as const, locale };
      const { structure } = (await ann.call(contract.getEpack, { params: { id }, query })).data;
      const { template, page } = structure.activeEpackage;
      const sent = Object.entries(structure.epackData.components).map(([each, templates]) => [
        each,
        Object.entries(templates).map(([name, pages]) => [name, Object.keys(pages)]),
      ]);
      expect(sent).toEqual([[structure.activeEpackage.locale, [[template, [page]]]]]);
      return [structure.activeEpackage.locale, template, page];
    };
    expect(await open('en')).toEqual(['us_en', 'master_template', 'index.html']);
    expect(await open('us_en')).toEqual(['us_en', 'master_template', 'index.html']);
    expect(await open('he')).toEqual(['il_he', 'ozon', 'a.html']);
    expect(await open('de')).toEqual(['ru', 'master_template', 'index.html']);
  });

  describe('sent again with the key of its creation', () => {
    const creationKey = 'V1StGXR8_Z5jdHi6B-myT';
    const creation = (name: string, page = 'index.html') => {
      const body = minisite({ name });
      body.structure.epackData.components = { ru: { master_template: { [page]: textPage(name) } } };
      return { body: { ...body, creationKey } };
    };

    it('is the epack that it made before, as it is sent now', async () => {
      const [first, second] = await Promise.all([
        ann.call(contract.createEpack, creation('Sent')),
        ann.call(contract.createEpack, creation('Sent')),
      ]);
      expect(second.data).toMatchObject({ id: first.data.id, publicId: first.data.publicId });
      const again = await ann.call(contract.createEpack, creation('Edited since', 'renamed.html'));
      expect(again.data.id).toBe(first.data.id);
      expect(again.data.pageIndex.map(({ page }) => page)).toEqual(['renamed.html']);
      const { data } = await ann.call(contract.getEpack, { params: { id: first.data.id } });
      expect(data.structure.epackData.manifest.productData?.productName).toBe('Edited since');
    });

    it('is another one for another user, and where the first is gone', async () => {
      const { id } = (await ann.call(contract.createEpack, creation('Ann’s'))).data;
      const ben = await server.as('ben');
      const bens = (await ben.call(contract.createEpack, creation('Ben’s'))).data;
      expect(bens.id).not.toBe(id);
      await ann.call(contract.deleteEpack, { params: { id } });
      const anew = (await ann.call(contract.createEpack, creation('Anew'))).data;
      expect(anew.id).not.toBe(id);
      await expect(ann.call(contract.getEpack, { params: { id } })).rejects.toMatchObject({ status: 404 });
      const once = await ann.call(contract.createEpack, creation('Once more'));
      expect(once.data.id).toBe(anew.id);
    });

    it('A22: leaves alone what was saved since, and is another one', async () => {
      const { id } = (await ann.call(contract.createEpack, creation('Begun'))).data;
      const admin = await server.as('admin');
      const page = { lang: 'ru', template: 'master_template', page: 'more.html' };
      await admin.call(contract.saveComponents, { params: { id }, body: { ...page, components: [] } });
      const late = await Promise.all([
        ann.call(contract.createEpack, creation('Late')),
        ann.call(contract.createEpack, creation('Late')),
      ]);
      expect(new Set(late.map(({ data }) => data.id)).size).toBe(1);
      expect(late[0].data.id).not.toBe(id);
      const { data } = await admin.call(contract.getEpack, { params: { id } });
      expect(data.structure.epackData.manifest.productData?.productName).toBe('Begun');
      expect(data.pageIndex.map(({ page: name }) => name)).toEqual(['index.html', 'more.html']);
    });

    it('is based on nothing, as it was the first time', async () => {
      const { body } = creation('Revisions');
      const index = { locale: 'ru', template: 'master_template', page: 'index.html', revision: 0 };
      const sent = { body: { ...body, creationKey: 'another', revisions: [index], dataRevision: 0 } };
      const first = await ann.call(contract.createEpack, sent);
      const second = await ann.call(contract.createEpack, sent);
      expect(second.data.id).toBe(first.data.id);
    });
  });

  it('writes the pages it carries and leaves the others', async () => {
    const id = await create();
    const body = minisite({ name: 'Renamed' });
    body.structure.epackData.components = { en: { master_template: { 'index.html': textPage('Hi') } } };
    const saved = await ann.call(contract.saveEpack, { params: { id }, body });
    expect(saved.data.pageIndex.map(({ locale, revision }) => [locale, revision])).toEqual([
      ['en', 1],
      ['ru', 1],
    ]);
    const { data } = await ann.call(contract.getEpack, { params: { id }, query: { components: 'none' } });
    expect(data.structure.epackData.components).toEqual({});
    expect(data.structure.epackData.manifest.productData?.productName).toBe('Renamed');
    expect(data.pageIndex).toHaveLength(2);
  });

  it('is refused whole where its own data was changed since, with both sides, and one of pages alone changes no data', async () => {
    const id = await create({ name: 'First' });
    const save = (name: string, dataRevision?: number) => {
      const body = { ...minisite({ name }), ...(dataRevision !== undefined && { dataRevision }) };
      body.structure.epackData.manifest.updatedDate = new Date().toISOString();
      return ann.call(contract.saveEpack, { params: { id }, body });
    };
    expect((await save('First', 1)).data.dataRevision, 'nothing but its date is another').toBe(1);
    await ann.call(contract.editEpackProps, { params: { id }, body: { name: 'In the panel' } });
    const late = save('Mine', 1);
    await expect(late).rejects.toMatchObject({ status: 409, code: 'staleRecord', data: { revision: 2 } });
    const { data } = (await late.catch((error: unknown) => error)) as ApiError;
    const nameOf = (side: unknown) => (side as EpackDataWire).manifest.productData?.productName;
    const { yours, theirs } = data as { yours: unknown; theirs: unknown };
    expect([nameOf(yours), nameOf(theirs)]).toEqual(['Mine', 'In the panel']);
    const now = await ann.call(contract.getEpack, { params: { id } });
    expect([now.data.dataRevision, nameOf(now.data.structure.epackData)]).toEqual([2, 'In the panel']);
    expect((await save('Mine', 2)).data.dataRevision).toBe(3);
    expect((await save('Whoever comes last')).data.dataRevision).toBe(4);
  });

  it('is refused whole where one of its pages is stale', async () => {
    const id = await create();
    const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
    const body = { ...minisite({ name: 'Second' }), revisions: [{ ...address, revision: 1 }] };
    await ann.call(contract.saveEpack, { params: { id }, body });
    const late = { ...minisite({ name: 'Late' }), revisions: [{ ...address, revision: 1 }] };
    await expect(ann.call(contract.saveEpack, { params: { id }, body: late })).rejects.toMatchObject({
      status: 409,
      code: 'stale',
      data: { revision: 2, page: address },
    });
    const { data } = await ann.call(contract.getEpack, { params: { id } });
    expect(data.structure.epackData.manifest.productData?.productName).toBe('Second');
  });

  it('leaves owner, license and ids to the server', async () => {
    const body = minisite();
    Object.assign(body.structure, { owner: 1, licenseId: 2 });
    Object.assign(body.structure.epackData, { owner_id: 1, license_id: 2, public_id: 'mine' });
    const { data } = await ann.call(contract.createEpack, { body });
    const list = await ann.call(contract.listEpacks, { query: { limit: 100 } });
    const item = list.data.items.find(({ id }) => id === data.id);
    expect(item).toMatchObject({ owner: { username: 'ann' }, license: { id: 1 } });
    expect(item?.publicId).not.toBe('mine');
  });
});

describe('the list', () => {
  it('finds by name, brand, codes and tags, in any case and alphabet', async () => {
    const id = await create({ name: 'Чайник «Журавль» 100%', mpn: 'ZH_77', ean: '4006381333931' });
    for (const search of ['журавль', 'ЧАЙНИК', 'zh_77', '4006381', '100%', 'Kitchen', 'acme']) {
      const { data } = await ann.call(contract.listEpacks, {
        query: { 'criteria[search]': search, limit: 100 },
      });
      expect(data.items.map((item) => item.id)).toContain(id);
    }
    const { data } = await ann.call(contract.listEpacks, { query: { 'criteria[search]': 'zhx77' } });
    expect(data).toEqual({ items: [], total: 0 });
  });

  it('pages and narrows by type', async () => {
    await create();
    const all = await ann.call(contract.listEpacks, { query: { limit: 100 } });
    const second = await ann.call(contract.listEpacks, { query: { offset: 1, limit: 1 } });
    expect(second.data.items).toEqual([all.data.items[1]]);
    expect(second.data.total).toBe(all.data.total);
    const sis = await ann.call(contract.listEpacks, { query: { 'criteria[type]': 'sis' } });
    expect(sis.data.total).toBe(0);
  });
});

describe('what is done from the list', () => {
  it('copies with the pages, as another epack', async () => {
    const id = await create();
    const copy = await ann.call(contract.copyEpack, { params: { id }, body: { name: 'Twin' } });
    const { data } = await ann.call(contract.getEpack, { params: { id: copy.data.id } });
    expect(data.structure.epackData.manifest.productData?.productName).toBe('Twin');
    expect(data.structure.epackData.components['ru']).toBeDefined();
    const unnamed = await ann.call(contract.copyEpack, { params: { id } });
    expect(unnamed.data.id).not.toBe(copy.data.id);
  });

  it('edits properties in the document too, and refuses unknown ones', async () => {
    const id = await create();
    const body = { name: 'New name', tags: ['a', 'b'], ean: '' };
    const { data } = await ann.call(contract.editEpackProps, { params: { id }, body });
    expect(data).toMatchObject({ ...body, mpn: 'K-1' });
    const { structure } = (await ann.call(contract.getEpack, { params: { id } })).data;
    expect(structure.epackData.manifest).toMatchObject({
      tags: ['a', 'b'],
      productData: { productName: 'New name', EAN: '', MPN: 'K-1' },
    });
    const odd = { owner_id: 1 } as object;
    await expect(ann.call(contract.editEpackProps, { params: { id }, body: odd })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.owner_id', code: 'unknownField' }],
    });
  });

  it('hands over all or none, to somebody who reaches the license', async () => {
    const ids = [await create(), await create()];
    await expect(
      ann.call(contract.changeEpackOwner, { body: { userId: 99, epackageIds: ids } }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'incorrectUserId',
      message: 'Specified user ID is incorrect',
    });
    await expect(
      ann.call(contract.changeEpackOwner, { body: { userId: 3, epackageIds: ids } }),
    ).rejects.toMatchObject({ code: 'incorrectUserId' });
    const { data } = await ann.call(contract.changeEpackOwner, { body: { userId: 1, epackageIds: ids } });
    expect(data.changed).toBe(2);
  });

  it('deletes softly: nobody finds it, nothing is lost', async () => {
    const id = await create();
    await ann.call(contract.deleteEpack, { params: { id } });
    await expect(ann.call(contract.getEpack, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(
      ann.call(contract.getComponents, { params: { id }, query: firstPage }),
    ).rejects.toMatchObject({ status: 404 });
    const rows = await server.services.database.query
      .selectFrom('page')
      .select('page')
      .where('epack_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
