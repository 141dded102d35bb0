import type { ApiClient } from '@vitrina/api-client';
import { contract, type Asset, type UploadedFile } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
let width = 40;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = [await server.as('ann'), await server.as('ben')];
});
afterAll(() => server.stop());

async function upload(client: ApiClient, name: string, widthPx = ++width): Promise<UploadedFile> {
  return client.upload(toFile(new Uint8Array(await testImage(widthPx, 30)), name));
}

async function assetOf(client: ApiClient, file: UploadedFile): Promise<Asset> {
  return (await client.call(contract.addAsset, { body: { fileId: file.id } })).data;
}

async function search(client: ApiClient, text: string): Promise<string[]> {
  const { data } = await client.call(contract.listAssets, { query: { search: text } });
  return data.items.map(({ name }) => name);
}

/** Creates an epack whose page shows a file. */
async function show(url: string): Promise<string> {
  const body = minisite({ name: 'Shows it' });
  const image = {
    id: 1,
    parentId: 0,
    order: 1,
    componentKey: 'Image',
    props: { src: { value: { desktop: url } } },
  };
  body.structure.epackData.components = { ru: { master_template: { 'index.html': [image] } } };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

describe('an uploaded file', () => {
  it('is in the library of its license, once, and in no other', async () => {
    const first = await upload(ann, 'Чайник.png', 500);
    await upload(ann, 'again.png', 500);
    expect(await search(ann, 'чайник')).toEqual(['Чайник.png']);
    expect(await search(ann, 'again')).toEqual([]);
    expect(await search(ben, 'чайник')).toEqual([]);
    const asset = await assetOf(ann, first);
    expect(asset).toMatchObject({ fileId: first.id, url: first.url, license: { id: 1 }, usageCount: 0 });
    const params = { id: asset.id };
    for (const attempt of [
      () => ben.call(contract.getAsset, { params }),
      () => ben.call(contract.getAssetUsage, { params }),
      () => ben.call(contract.updateAsset, { params, body: { name: 'mine' } }),
      () => ben.call(contract.deleteAsset, { params }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
    }
  });

  it('the same for two licenses is one file and two assets', async () => {
    const [anns, bens] = [await upload(ann, 'shared.png', 501), await upload(ben, 'ours.png', 501)];
    expect(bens.id).toBe(anns.id);
    const [one, other] = [await assetOf(ann, anns), await assetOf(ben, bens)];
    expect(other.id).not.toBe(one.id);
    expect(await search(ben, 'ours')).toEqual(['ours.png']);
  });

  it('is renamed and described', async () => {
    const { id } = await assetOf(ann, await upload(ann, 'x.png'));
    const body = { name: 'Kettle, front', alt: 'A white kettle' };
    const { data } = await ann.call(contract.updateAsset, { params: { id }, body });
    expect(data).toMatchObject(body);
    expect(await search(ann, 'white KETTLE')).toEqual(['Kettle, front']);
  });
});

describe('a file that epacks show', () => {
  it('says where, and cannot be deleted until they no longer do', async () => {
    const file = await upload(ann, 'used.png', 1500);
    const asset = await assetOf(ann, file);
    const variant = file.variants.at(-1)?.url ?? file.url;
    const epackId = await show(variant);
    const params = { id: asset.id };
    const usage = await ann.call(contract.getAssetUsage, { params });
    const place = { locale: 'ru', template: 'master_template', page: 'index.html' };
    expect(usage.data.items).toEqual([{ epack: { id: epackId, name: 'Shows it' }, pages: [place] }]);
    expect((await ann.call(contract.getAsset, { params })).data.usageCount).toBe(1);
    await expect(ann.call(contract.deleteAsset, { params })).rejects.toMatchObject({
      status: 409,
      code: 'assetInUse',
      data: { total: 1, items: [{ epack: { id: epackId } }] },
    });
    await ann.call(contract.deleteEpack, { params: { id: epackId } });
    await ann.call(contract.deleteAsset, { params });
    expect(await search(ann, 'used.png')).toEqual([]);
    expect((await fetch(server.url + file.url)).status).toBe(200);
  });

  it('are told from the others', async () => {
    const used = await upload(ann, 'filter used.png');
    await upload(ann, 'filter unused.png');
    await show(used.url);
    const query = { search: 'filter', usage: 'used' as const };
    const { data } = await ann.call(contract.listAssets, { query });
    expect(data.items.map(({ name }) => name)).toEqual(['filter used.png']);
    expect(data.total).toBe(1);
  });
});

describe('folders', () => {
  const folder = async (name: string, parentId: number | null = null, client = ann) =>
    (await client.call(contract.createAssetFolder, { body: { name, parentId } })).data;
  const move = (id: number, parentId: number | null) =>
    ann.call(contract.updateAssetFolder, { params: { id }, body: { parentId } });

  it('hold assets and folders, each name once', async () => {
    const photos = await folder('Photos');
    const kettles = await folder('Kettles', photos.id);
    await expect(folder('PHOTOS')).rejects.toMatchObject({ status: 409, code: 'folderTaken' });
    const { id } = await assetOf(ann, await upload(ann, 'in folder.png'));
    await ann.call(contract.updateAsset, { params: { id }, body: { folderId: kettles.id } });
    const inside = await ann.call(contract.listAssets, { query: { folderId: String(kettles.id) } });
    expect(inside.data.items.map((asset) => asset.id)).toEqual([id]);
    const outside = await ann.call(contract.listAssets, { query: { folderId: 'none', limit: 100 } });
    expect(outside.data.items.map((asset) => asset.id)).not.toContain(id);
    const listed = (await ann.call(contract.listAssetFolders)).data;
    expect(listed).toMatchObject([
      { name: 'Kettles', parentId: photos.id, assetCount: 1 },
      { name: 'Photos', parentId: null, assetCount: 0 },
    ]);
    for (const used of [photos, kettles]) {
      await expect(ann.call(contract.deleteAssetFolder, { params: { id: used.id } })).rejects.toMatchObject({
        status: 409,
        code: 'folderNotEmpty',
      });
    }
  });

  it('take what is uploaded for them; what is in another one already stays there', async () => {
    const [wanted, other] = [await folder('Wanted'), await folder('Another')];
    const { id: fileId } = await upload(ann, 'for a folder.png');
    const putInto = async (folderId: number) =>
      (await ann.call(contract.addAsset, { body: { fileId, folderId } })).data.folderId;
    expect(await putInto(wanted.id)).toBe(wanted.id);
    expect(await putInto(other.id)).toBe(wanted.id);
  });

  it('are not put into themselves, nor too deep', async () => {
    const top = await folder('Level 1');
    const ids = [top.id];
    for (let level = 2; level <= 8; level++) ids.push((await folder(`Level ${level}`, ids.at(-1))).id);
    await expect(folder('Level 9', ids.at(-1))).rejects.toMatchObject({ code: 'folderTooDeep' });
    await expect(move(top.id, ids[3] ?? 0)).rejects.toMatchObject({ code: 'folderTooDeep' });
    await expect(move(top.id, top.id)).rejects.toMatchObject({ code: 'folderTooDeep' });
    const [one, other] = [await folder('One'), await folder('Other')];
    await Promise.allSettled([move(one.id, other.id), move(other.id, one.id)]);
    const parents = new Map(
      (await ann.call(contract.listAssetFolders)).data.map((at) => [at.id, at.parentId]),
    );
    expect([parents.get(one.id), parents.get(other.id)]).toContain(null);
  });

  it('of another license are out of reach', async () => {
    const bens = await folder('Ben’s', null, ben);
    const { id } = await assetOf(ann, await upload(ann, 'stays.png'));
    const attempts = [
      () => ann.call(contract.updateAssetFolder, { params: { id: bens.id }, body: { name: 'Ann’s' } }),
      () => ann.call(contract.deleteAssetFolder, { params: { id: bens.id } }),
      () => ann.call(contract.createAssetFolder, { body: { name: 'Inside', parentId: bens.id } }),
      () => ann.call(contract.updateAsset, { params: { id }, body: { folderId: bens.id } }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 });
    const names = (await ann.call(contract.listAssetFolders)).data.map(({ name }) => name);
    expect(names).not.toContain('Ben’s');
  });
});
