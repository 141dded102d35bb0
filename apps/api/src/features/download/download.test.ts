import { runInNewContext } from 'node:vm';

import { contract } from '@vitrina/api-client/contract';
import { frameShell } from '@vitrina/block-runtime';
import { standardViews } from '@vitrina/block-catalogue/views';
import { block, toWirePage, type Block } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, textPage } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { readMedia } from '../../../testing/media.ts';
import { readZip } from '../../../testing/readZip.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function download(id: string): Promise<Response> {
  const token = await server.tokenOf('ann');
  return fetch(`${server.url}/api/constructor/epackages/${id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

it('the zip holds every page and every picture, and refers to nothing outside itself', async () => {
  const ann = await server.as('ann');
  const file = await ann.upload(toFile(new Uint8Array(await testImage(50, 40)), 'p.png'));
  const body = minisite({ name: 'Чайник: "5 л"' });
  const image = {
    id: 3,
    parentId: 1,
    order: 2,
    name: 'Image',
    displayName: 'Image',
    type: 'component',
    componentKey: 'Image',
    props: { src: { name: 'src', value: { desktop: file.url } } },
  };
  body.structure.epackData.components = {
    ru: {
      master_template: {
        'index.html': [...textPage('Главная'), image],
        'specs: all.html': textPage('Second'),
      },
    },
  };
  await expect(ann.call(contract.createEpack, { body })).rejects.toMatchObject({ status: 400 });
  const pages = body.structure.epackData.components['ru']?.['master_template'] ?? {};
  delete pages['specs: all.html'];
  pages['second page'] = textPage('Second');
  const { id } = (await ann.call(contract.createEpack, { body })).data;

  const response = await download(id);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('Чайник 5 л.zip')}`,
  );

  const files = await readZip(Buffer.from(await response.arrayBuffer()));
  const names = [...files.keys()];
  expect(names).toContain('index.html');
  expect(names.filter((name) => name.startsWith('pages/ru/master_template/'))).toHaveLength(2);
  const html = files.get('index.html')?.toString() ?? '';
  expect(html).toContain('Главная');
  const sources = [...html.matchAll(/(?:src|srcSet)="([^" ]+)/g)].map(([, address = '']) => address);
  expect(sources.map((address) => address.split('.').at(-1))).toEqual(['avif', 'webp', 'jpg']);
  expect(sources.filter((address) => !files.has(address))).toEqual([]);
  expect(files.get(sources[1] ?? '')?.length).toBe(file.sizeBytes);
  expect(html).not.toMatch(/(?:src|srcSet|href)="(?:\/|https?:)/);
  const nested = files.get('pages/ru/master_template/index.html')?.toString() ?? '';
  expect(nested).toContain(`src="../../../${sources[2]}"`);
});

async function filesOf(body: ReturnType<typeof minisite>): Promise<Map<string, Buffer>> {
  const ann = await server.as('ann');
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  return readZip(Buffer.from(await (await download(id)).arrayBuffer()));
}

function minisiteOf(...blocks: Block[]): ReturnType<typeof minisite> {
  const body = minisite();
  const page = toWirePage([block('Feature', {}, ...blocks)]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  return body;
}

function runtimeNames(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files.keys()].filter((name) => name.startsWith('runtime/')).sort();
}

describe('the zip carries the scripts of its blocks', () => {
  it('those its pages need, by an address that holds in every folder', async () => {
    const slider = block('Slider', {}, block('Text', { text: 'One' }), block('Text', { text: 'Two' }));
    const files = await filesOf(minisiteOf(slider, block('TabButton'), block('TabContent')));
    expect(runtimeNames(files)).toEqual([
      'runtime/elements/vitrina-slider.js',
      'runtime/elements/vitrina-tab-button.js',
    ]);
    expect(files.get('runtime/elements/vitrina-slider.js')?.toString()).toBe('/* vitrina-slider */');
    const script = (path: string) =>
      `<script defer src="${path}runtime/elements/vitrina-slider.js"></script>`;
    expect(files.get('index.html')?.toString()).toContain(script(''));
    const nested = files.get('pages/ru/master_template/index.html')?.toString();
    expect(nested).toContain(script('../../../'));
  });

  it('the frame of Script blocks, and the 3D viewer with its decoders', async () => {
    const banner = block('ArBanner', { model: 'https://models.example/kettle.glb' });
    const files = await filesOf(minisiteOf(block('Script', { code: '<p>Hi</p>' }), banner));
    expect(runtimeNames(files)).toEqual([
      'runtime/elements/basis/basis_transcoder.wasm',
      'runtime/elements/draco/draco_decoder.wasm',
      'runtime/elements/meshopt-decoder.js',
      'runtime/elements/model-viewer.js',
      'runtime/elements/vitrina-ar-banner.js',
      'runtime/elements/vitrina-script.js',
      'runtime/frame.html',
    ]);
    expect(files.get('runtime/frame.html')?.toString()).toBe(frameShell);
    const html = files.get('index.html')?.toString();
    expect(html).toContain('data-frame="runtime/frame.html"');
    expect(html).toContain('data-viewer="runtime/elements/model-viewer.js"');
  });

  it('none where no block has one, and none that a picture’s source makes up', async () => {
    const files = await filesOf(minisiteOf(block('Image', { src: '/stream/v1/elements/other.js' })));
    expect(runtimeNames(files)).toEqual([]);
    expect(files.get('index.html')?.toString()).not.toContain('<script');
  });
});

it('blocks of data show the epack’s data sources; what is not sound is passed over', async () => {
  const body = minisiteOf(
    block('DynamicDataProvider', { dataSource: '3' }, block('DynamicDataReceiver', { field: 'name' })),
  );
  body.structure.epackData.dataSources = [
    'junk',
    { id: 3, items: [{ id: 1, data: { name: 'Grill 3000' } }] },
  ];
  expect((await filesOf(body)).get('index.html')?.toString()).toContain('Grill 3000');
});

describe('the zip carries media that work from a folder', () => {
  const media = async (name: Parameters<typeof readMedia>[0]) => {
    const ann = await server.as('ann');
    return (await ann.upload(toFile(new Uint8Array(await readMedia(name)), name))).url;
  };

  it('a video, with its captions in the page', async () => {
    const src = await media('rabbit.webm');
    const files = await filesOf(minisiteOf(block('Video', { src, captions: await media('rabbit.en.vtt') })));
    const html = files.get('index.html')?.toString() ?? '';
    const path = src.replace('/files/', 'assets/');
    expect(html).toContain(`src="${path}"`);
    expect(files.get(path)).toEqual(await readMedia('rabbit.webm'));
    const [, captions = ''] = /<track [^>]*src="data:text\/vtt;base64,([^"]+)"/.exec(html) ?? [];
    expect(Buffer.from(captions, 'base64')).toEqual(await readMedia('rabbit.en.vtt'));
    expect(html).not.toContain('crossorigin');
    expect(
      [...files.keys()].filter((name) => name.endsWith('.vtt') && !name.startsWith('document/')),
    ).toEqual([]);
  });

  it('a model, with a script that hands it over', async () => {
    const model = await media('shoe.glb');
    const files = await filesOf(minisiteOf(block('ArBanner', { model })));
    const path = model.replace('/files/', 'assets/');
    expect(files.get('index.html')?.toString()).toContain(`data-model="${path}"`);
    expect(files.get(path)).toEqual(await readMedia('shoe.glb'));
    const page = { vitrinaFiles: undefined };
    runInNewContext('this.self = this;' + files.get(`${path}.js`)?.toString(), page);
    const [content] = Object.entries(page.vitrinaFiles ?? {});
    expect(content?.[0]).toBe(path.replace('assets/', ''));
    expect(Buffer.from(String(content?.[1]), 'base64')).toEqual(await readMedia('shoe.glb'));
  });

  it('the frames of a rotation, each in one width, and no file of them all', async () => {
    const ann = await server.as('ann');
    const images = [await testImage(1200, 40), await testImage(1201, 40), await testImage(1202, 40)];
    const frames: string[] = [];
    for (const image of images) frames.push((await ann.upload(toFile(new Uint8Array(image), 'p.png'))).url);
    const files = await filesOf(minisiteOf(block('Viewer360', { frames })));
    const html = files.get('index.html')?.toString() ?? '';
    const listed = /data-frames="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(listed).toHaveLength(3);
    expect(listed.filter((path) => !files.has(path))).toEqual([]);
    const unused = [...files.keys()].filter((path) => path.startsWith('assets/') && !html.includes(path));
    expect(unused).toEqual([]);
    expect(html).not.toContain('data-pack');
  });
});

it('the zip holds the document as it was stored, with every file it names', async () => {
  const ann = await server.as('ann');
  const stored = async (name: 'rabbit.webm' | 'rabbit.en.vtt') =>
    (await ann.upload(toFile(new Uint8Array(await readMedia(name)), name))).url;
  const src = await stored('rabbit.webm');
  const captions = await stored('rabbit.en.vtt');
  const body = minisiteOf(block('Video', { src, captions }));
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  const files = await readZip(Buffer.from(await (await download(id)).arrayBuffer()));
  const { structure } = (await ann.call(contract.getEpack, { params: { id } })).data;
  expect(JSON.parse(files.get('document/epack.json')?.toString() ?? '')).toEqual({ structure });
  expect(files.get(src.replace('/files/', 'assets/'))).toEqual(await readMedia('rabbit.webm'));
  expect(files.get(`document${captions}`)).toEqual(await readMedia('rabbit.en.vtt'));
});

describe('the zip', () => {
  async function zipOf(body: ReturnType<typeof minisite>): Promise<Buffer> {
    const ann = await server.as('ann');
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    return Buffer.from(await (await download(id)).arrayBuffer());
  }

  it('of the same content is the same, byte for byte', async () => {
    const ann = await server.as('ann');
    const body = minisiteOf(block('Slider', {}, block('Text', { text: 'One' })));
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    const first = Buffer.from(await (await download(id)).arrayBuffer());
    // A time difference that a zip can store: its times have steps of two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(first)).toBe(true);
  });

  it('has every locale, template and page, each by relative addresses and classic scripts alone', async () => {
    const body = minisite();
    const page = (text: string) =>
      toWirePage([block('Feature', {}, block('Slider', {}, block('Text', { text })))]);
    body.structure.epackData.components = {
      ru: {
        master_template: { 'index.html': page('a'), 'more.html': page('b') },
        ozon_template: { 'index.html': page('c') },
      },
      il_he: { master_template: { 'index.html': page('d') } },
    };
    const files = await readZip(await zipOf(body));
    const pages = [...files.keys()].filter((name) => name.endsWith('.html') && !name.startsWith('runtime/'));
    expect(pages.toSorted()).toEqual([
      'index.html',
      'pages/il_he/master_template/index.html',
      'pages/ru/master_template/index.html',
      'pages/ru/master_template/more.html',
      'pages/ru/ozon_template/index.html',
    ]);
    for (const name of pages) {
      const html = files.get(name)?.toString() ?? '';
      const addresses = [...html.matchAll(/\b(?:src|href|srcset|poster)="([^"#]+)"/gi)].map(
        ([, address = '']) => address,
      );
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        const base = new URL(name, 'file:///zip/');
        const path = new URL(address, base).href.replace('file:///zip/', '');
        expect(files.has(path), `${name}: ${address}`).toBe(true);
      }
      expect(html).not.toContain('type="module"');
    }
    expect(files.get('pages/il_he/master_template/index.html')?.toString()).toContain('dir="rtl"');
  });

  it('has the direction its manifest sets, in the document and on the page', async () => {
    const body = minisite();
    body.structure.epackData.manifest.data = { ru: { direction: 'rtl' } };
    const html = (await readZip(await zipOf(body))).get('index.html')?.toString();
    expect(html?.match(/ dir="rtl"/g)).toHaveLength(2);
  });
});

it('a block whose View throws has a named place in the zip, and the others are there', async () => {
  const { Text } = standardViews;
  server.services.blocks.views = {
    ...standardViews,
    Text: (props) => {
      if (JSON.stringify(props.props).includes('boom')) throw new Error('Text cannot show this');
      return Text?.(props);
    },
  };
  const files = await filesOf(minisiteOf(block('Text', { text: 'before' }), block('Text', { text: 'boom' })));
  server.services.blocks.views = standardViews;
  const html = files.get('index.html')?.toString() ?? '';
  expect(html).toContain('before');
  expect(html).toContain('Text: This block can’t be shown');
});
