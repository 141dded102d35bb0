import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { bundledFonts, fallbackFamily, plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeLicense } from '../../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { readZip } from '../../../../testing/readZip.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { readBundledFaces, readFontLicense } from './bundledFaces.ts';
import { fallbackFacesOf } from './fallbackFaces.ts';
import { charactersOf, hasAnyOf, parseUnicodeRange } from './unicodeRange.ts';

describe.each(Object.keys(bundledFonts))('%s', (family) => {
  it('has Latin and Cyrillic, in the weights of text and of headings, under the SIL license', async () => {
    const faces = await readBundledFaces(family);
    const cyrillic = faces.filter(({ subset }) => subset === 'cyrillic');
    expect(faces.map(({ subset }) => subset)).toContain('latin');
    expect(cyrillic.length).toBeGreaterThan(0);
    expect(cyrillic.every(({ bytes }) => bytes.subarray(0, 4).toString() === 'wOF2')).toBe(true);
    expect((await readFontLicense(family)).toString()).toMatch(/SIL Open Font License/i);
    const families = fallbackFacesOf(family, faces).map((face) => face.family);
    expect(new Set(families)).toEqual(new Set([fallbackFamily(family)]));
  });
});

it('at least three bundled fonts are for headings', () => {
  const display = Object.values(bundledFonts).filter(({ kind }) => kind === 'display');
  expect(display.length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(bundledFonts)).toHaveLength(16);
});

it('a range has the characters at its ends', () => {
  const ranges = parseUnicodeRange('U+0301, U+0400-045F');
  for (const text of ['Ѐ', 'џ', 'a\u0301']) expect(hasAnyOf(ranges, charactersOf(text))).toBe(true);
  expect(hasAnyOf(ranges, charactersOf('Kettle'))).toBe(false);
});

describe('a kit with bundled fonts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const fonts = { headingFont: 'Vitrina Unbounded', textFont: 'Vitrina PT Serif' };
    await changeLicense(server, 1, { brandKit: { ...plainKit, ...fonts } });
  });
  afterAll(() => server.stop());

  async function create(text: string, number: number): Promise<{ id: string; ean: string }> {
    const ean = testGtin(number);
    const body = minisite({ ean, mpn: `F-${number}` });
    body.structure.epackData.components = {
      ru: {
        master_template: { 'index.html': toWirePage([block('Feature', {}, block('Text', { text }))]) },
      },
    };
    return { id: (await (await server.as('ann')).call(contract.createEpack, { body })).data.id, ean };
  }

  async function publish({ id, ean }: { id: string; ean: string }): Promise<StreamPointer> {
    await (await server.as('ann')).call(contract.publishToStream, { params: { id }, body: {} });
    const path = pointerPath({ retailer: '1', kind: 'gtin', key: ean.padStart(14, '0') });
    return (await (await fetch(`${server.url}/${path}`)).json()) as StreamPointer;
  }

  const pageOf = ({ pages }: StreamPointer) => pages['ru']?.['master_template'];

  it('publishes the scripts that a page uses, with what takes their room and their licenses', async () => {
    const pointer = await publish(await create('Чайник', 400));
    const { fonts = [], fallbackFonts = [], css = '' } = pageOf(pointer) ?? {};
    const cyrillic = fonts.filter(({ unicodeRange }) => unicodeRange?.includes('U+0400-045F'));
    expect(cyrillic.map(({ family, weight }) => `${family} ${weight}`).sort()).toEqual([
      'Vitrina PT Serif 400',
      'Vitrina PT Serif 700',
      'Vitrina Unbounded 200 900',
    ]);
    expect(fonts).toHaveLength(6);
    expect(fonts.some(({ unicodeRange }) => unicodeRange?.includes('U+1EA0'))).toBe(false);
    for (const { url } of fonts) {
      const response = await fetch(new URL(url, `${server.url}/${pointer.base}`));
      expect(response.headers.get('content-type')).toBe('font/woff2');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(fallbackFonts.filter(({ family }) => family === 'Vitrina Unbounded Fallback')).toHaveLength(6);
    const look = await (await fetch(`${server.url}/${pointer.base}${css}`)).text();
    expect(look).toContain("font-family:'Vitrina PT Serif','Vitrina PT Serif Fallback'");
    const license = await server.services.blobs.readWhole(`${pointer.base}Vitrina-Unbounded-license.txt`);
    expect(license?.toString()).toContain('Unbounded Project Authors');
  });

  it('loads no Cyrillic for a page in Latin alone', async () => {
    const { fonts = [], fallbackFonts = [] } = pageOf(await publish(await create('Kettle', 401))) ?? {};
    expect(fonts.some(({ unicodeRange }) => unicodeRange?.includes('U+0400'))).toBe(false);
    expect(fallbackFonts.some(({ unicodeRange }) => unicodeRange?.includes('U+0400'))).toBe(false);
  });

  it('has its fonts in the preview and, with their licenses, in downloads', async () => {
    const { id } = await create('Чайник', 402);
    const preview = await (await fetch(`${server.url}/panel/builder-pro/preview/${id}`)).text();
    expect(preview).toMatch(/@font-face\{font-family:"Vitrina Unbounded";[^}]*font-display:swap/);
    expect(preview).toMatch(/@font-face\{font-family:"Vitrina Unbounded Fallback";[^}]*size-adjust:/);
    const ann = await server.as('ann');
    const zip = await ann.call(contract.downloadEpack, { params: { id } });
    const packed = await readZip(Buffer.from(await zip.arrayBuffer()));
    const names = [...packed.keys()].filter((name) => name.startsWith('assets/'));
    expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(6);
    expect(names).toContain('assets/Vitrina-PT-Serif-license.txt');
  });

  it('is listed for builders with files that load', async () => {
    const { items } = (await (await server.as('ann')).call(contract.listBundledFonts)).data;
    expect(items.map(({ family }) => family)).toEqual(Object.keys(bundledFonts));
    const url = items[0]?.faces[0]?.url ?? '';
    expect((await fetch(server.url + url)).headers.get('content-type')).toBe('font/woff2');
  });
});
