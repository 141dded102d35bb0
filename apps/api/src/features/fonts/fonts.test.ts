import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { plainKit } from '@vitrina/block-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeLicense } from '../../../testing/changeLicense.ts';
import { minisite, textPage } from '../../../testing/epacks.ts';
import { readVariableFont, toWoff, trueTypeFont } from '../../../testing/fonts/index.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { readFontApart } from './readFontApart.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const licenseStatement = 'SIL Open Font License 1.1, downloaded from its maker';

async function add(bytes: Buffer) {
  const admin = await server.as('admin');
  const body = { data: bytes.toString('base64'), licenseStatement };
  return (await admin.call(contract.addFont, { body })).data;
}

/** Copies the TrueType font and changes some bytes. */
function withBytes(at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(trueTypeFont);
  Buffer.from(bytes).copy(copy, at);
  return copy;
}

function tableStart(name: string): number {
  return trueTypeFont.readUInt32BE(trueTypeFont.indexOf(name) + 8);
}

describe('an uploaded font', () => {
  it('says by itself what it is, is listed for builders, and loads from any page', async () => {
    const added = await add(trueTypeFont);
    expect(added).toMatchObject({ family: 'Josefin Slab', weight: '400', style: 'normal', licenseStatement });
    const { data } = await (await server.as('ann')).call(contract.listFonts);
    const url = `/files/${added.formats[0]?.url.split('/').at(-1)}`;
    expect(data).toEqual({
      items: [
        {
          id: added.id,
          family: 'Josefin Slab',
          weight: '400',
          style: 'normal',
          formats: [{ format: 'ttf', url }],
        },
      ],
      total: 1,
    });
    const response = await fetch(server.url + url);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('font/ttf');
    expect(Buffer.from(await response.arrayBuffer()).equals(trueTypeFont)).toBe(true);
  });

  it('in another format joins the same face; the same format again is refused', async () => {
    const again = await add(toWoff(trueTypeFont));
    expect(again.formats.map(({ format }) => format)).toEqual(['ttf', 'woff']);
    await expect(add(trueTypeFont)).rejects.toMatchObject({ status: 409, code: 'fontFormatTaken' });
  });

  it('with a weight axis covers a range of weights', async () => {
    expect(await add(readVariableFont())).toMatchObject({
      family: 'Inter',
      weight: '100 900',
      formats: [{ format: 'woff2' }],
    });
  });
});

describe('what is not a font to publish', () => {
  it.each([
    ['text', Buffer.from('just text, and rather more of it than a header has')],
    ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])],
    ['a font cut short', trueTypeFont.subarray(0, 3000)],
    ['a font of nothing but a header', trueTypeFont.subarray(0, 200)],
    ['a WOFF2 of noise', Buffer.concat([Buffer.from('774f463200010000', 'hex'), Buffer.alloc(500, 7)])],
    [
      'a WOFF that unpacks to gigabytes',
      Buffer.concat([Buffer.from('774f464600010000', 'hex'), Buffer.alloc(200, 255)]),
    ],
  ])('%s is refused', async (_what, bytes) => {
    await expect(add(bytes)).rejects.toMatchObject({ status: 415, code: 'fontNotReadable' });
  });

  it('a font that keeps its reader busy for too long is given up', async () => {
    await expect(readFontApart(trueTypeFont, { timeoutMs: 1 })).rejects.toMatchObject({
      status: 415,
      code: 'fontNotReadable',
    });
  });

  it('a font whose maker forbids embedding is refused', async () => {
    const restricted = withBytes(tableStart('OS/2') + 8, 0, 2);
    await expect(add(restricted)).rejects.toMatchObject({ status: 400, code: 'fontNotEmbeddable' });
  });

  it('a font without a word about its license is refused, and so is one from a builder', async () => {
    const data = trueTypeFont.toString('base64');
    const admin = await server.as('admin');
    const silent = { data, licenseStatement: '' };
    await expect(admin.call(contract.addFont, { body: silent })).rejects.toMatchObject({ status: 400 });
    const ann = await server.as('ann');
    await expect(ann.call(contract.addFont, { body: { data, licenseStatement } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a font an epack or a brand kit uses', () => {
  it('travels with what is published, and no other does; it cannot be deleted until it is free', async () => {
    const admin = await server.as('admin');
    const ann = await server.as('ann');
    const body = minisite();
    const page = textPage('Set in Josefin');
    const props = {
      ...page[1]?.props,
      fontFamily: { name: 'fontFamily', value: { desktop: 'Josefin Slab' } },
    };
    const components = [page[0], { ...page[1], props }] as typeof page;
    body.structure.epackData.components = { ru: { master_template: { 'index.html': components } } };
    const { id } = (await ann.call(contract.createEpack, { body })).data;

    const zip = Buffer.from(
      await (await ann.call(contract.downloadEpack, { params: { id } })).arrayBuffer(),
    ).toString('latin1');
    expect(zip).toMatch(/assets\/[0-9a-f]{64}\.(ttf|woff)/);
    expect(zip).not.toMatch(/assets\/[0-9a-f]{64}\.woff2/);

    await ann.call(contract.publishToStream, { params: { id }, body: {} });
    const pointer = await (
      await fetch(`${server.url}/i/1/mpn/${encodeURIComponent('acme|k-1')}.json`)
    ).json();
    const { base, pages } = pointer as StreamPointer;
    const fonts = pages['ru']?.['master_template']?.fonts ?? [];
    expect(fonts.map(({ family }) => family)).toEqual(['Josefin Slab']);
    const response = await fetch(new URL(fonts[0]?.url ?? '', `${server.url}/${base}`));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');

    const { items } = (await admin.call(contract.searchFonts, { query: { search: 'josefin' } })).data;
    expect(items).toMatchObject([{ family: 'Josefin Slab', usageCount: 1, createdBy: 'admin' }]);
    const fontId = items[0]?.id ?? 0;
    const remove = () => admin.call(contract.deleteFont, { params: { id: String(fontId) } });
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'inUse', data: { total: 1 } });

    const plain = {
      lang: 'ru',
      template: 'master_template',
      page: 'index.html',
      components: textPage('Plain'),
    };
    await ann.call(contract.saveComponents, { params: { id }, body: plain });
    await changeLicense(server, 2, { brandKit: { ...plainKit, headingFont: 'Josefin Slab' } });
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'inUse' });
    await changeLicense(server, 2, { brandKit: null });
    await remove();
    expect((await admin.call(contract.searchFonts, { query: { search: 'josefin' } })).data.total).toBe(0);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
  });
});
