import type { ApiClient } from '@vitrina/api-client';
import { contract, type WireComponentData } from '@vitrina/api-client/contract';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { hostileValues } from '@vitrina/block-kit/testing';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import type { Json } from '@vitrina/epack-model';
import { parse, serialize } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';

import { compileSaved } from '../../testing/compileSaved.ts';
import { minisite, testGtin } from '../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { findDanger, isDangerousCss } from './findDanger.ts';

let server: TestServer;
let ann: ApiClient;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

/** Pages by template: each template's index page is published. */
type Pages = Record<string, WireComponentData[]>;

async function create(pages: Pages) {
  made++;
  const body = minisite({ ean: testGtin(900 + made), mpn: `A-${made}` });
  const byTemplate = Object.entries(pages).map(([name, page]) => [name, { 'index.html': page }]);
  body.structure.epackData.components = {
    ru: Object.fromEntries(byTemplate) as Record<string, { 'index.html': WireComponentData[] }>,
  };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

async function readZip(id: string): Promise<string[]> {
  const zip = await ann.call(contract.downloadEpack, { params: { id } });
  const files = await yauzl.fromBufferPromise(Buffer.from(await zip.arrayBuffer()));
  const documents: string[] = [];
  for await (const entry of files.eachEntry()) {
    if (entry.fileName !== 'index.html' && !entry.fileName.startsWith('pages/')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await files.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    documents.push(Buffer.concat(chunks).toString());
  }
  return documents;
}

/** Returns the pages and styles that the stream would serve. */
async function readStream(id: string): Promise<{ html: string[]; css: string[] }> {
  const { files, pointer } = await compileSaved(server.services, id);
  const pages = Object.values(pointer.pages['ru'] ?? {});
  const read = (name: string) => String(files.get(name));
  return { html: pages.map(({ html }) => read(html)), css: pages.map(({ css }) => read(css)) };
}

/** Returns every rendering of an epack that is visible to anyone, with its separate CSS. */
async function renderEverywhere(id: string, templates: readonly string[]) {
  const previews = await Promise.all(
    templates.map(async (template) =>
      (await fetch(`${server.url}/panel/builder-pro/preview/${id}?locale=ru&template=${template}`)).text(),
    ),
  );
  const stream = await readStream(id);
  return { html: [...previews, ...(await readZip(id)), ...stream.html], css: stream.css };
}

/** Returns every rendering of an epack with these pages, and the dangers in each. */
async function examine(pages: Pages): Promise<{ html: string[]; dangers: string[] }> {
  const id = await create(pages);
  const { html, css } = await renderEverywhere(id, Object.keys(pages));
  expect(html.length).toBeGreaterThanOrEqual(3 * Object.keys(pages).length);
  return { html, dangers: [...html.flatMap(findDanger), ...css.filter(isDangerousCss)] };
}

function onePage(...blocks: Parameters<typeof toWirePage>[0][number][]): Pages {
  return { master_template: toWirePage([block('Feature', {}, ...blocks)]) };
}

/** A page with every block, each prop of which has the same value. */
function everywhere(value: Json): WireComponentData[] {
  const blocks = standardCatalogue.definitions
    .filter(({ key }) => key !== 'Feature')
    .map(({ key, props }) => block(key, Object.fromEntries(Object.keys(props).map((name) => [name, value]))));
  return toWirePage([block('Feature', {}, ...blocks)]);
}

const noNul = (value: Json) =>
  !JSON.stringify(value).includes('\\u0000') && !JSON.stringify(value).includes('__proto__');

describe('A2, A5: hostile values in every prop of every block', () => {
  const values = hostileValues.filter(noNul);
  it(
    `A2, A5: ${values.length} values come out as nothing a browser would run, in preview, zip and stream`,
    { timeout: 120_000 },
    async () => {
      const pages = Object.fromEntries(values.map((value, index) => [`t${index}`, everywhere(value)]));
      const { html, dangers } = await examine({ master_template: everywhere('sound'), ...pages });
      expect(dangers).toEqual([]);
      const keys = new Set(
        html.flatMap((text) => Array.from(text.matchAll(/data-key="(\w+)"/g), ([, key]) => key)),
      );
      expect(keys.size).toBeGreaterThan(30);
    },
  );
});

describe('what these tests look for', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<div><template shadowrootmode="open"><script>alert(1)</script></template></div>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<iframe src="https://a.example"></iframe>',
    '<p style="background:expression(alert(1))">x</p>',
    '<base href="//evil.example">',
    '<svg><foreignObject></foreignObject></svg>',
  ])('is found in %s', (html) => {
    expect(findDanger(html)).toHaveLength(1);
  });
});

describe('A1: script in rich text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle/></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onmouseover=alert(1)>x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<details open ontoggle=alert(1)>',
    '<form action="javascript:alert(1)"><button>x',
    '</style><script>alert(1)</script>',
    '<math href="javascript:alert(1)">x</math>',
  ])('A1: %s', async (text) => {
    const { html, dangers } = await examine(onePage(block('Text', { text: `safe ${text}` })));
    expect(dangers).toEqual([]);
    expect(html.every((document) => document.includes('safe'))).toBe(true);
  });
});

describe('A2: class names and attributes', () => {
  it.each<[string, Json]>([
    ['classNames', 'x" onload="alert(1)'],
    ['classNames', '"><script>alert(1)</script>'],
    ['attributes', 'onclick=alert(1)'],
    ['attributes', { onclick: 'alert(1)', style: 'background:url(javascript:alert(1))' }],
    ['attributes', [{ name: 'onload', value: 'alert(1)' }]],
    ['attributes', { 'x onload': 'alert(1)', 'data-x"><script>': '1' }],
    ['cssStop', '</style><script>alert(1)</script>'],
  ])('A2: %s = %j on a table, a row and a text', async (name, value) => {
    const props = { [name]: value };
    const { dangers } = await examine(
      onePage(block('Table', props), block('Row', props), block('Text', { text: 'x', ...props })),
    );
    expect(dangers).toEqual([]);
  });
});

it('A3: a plain text is text, whatever it looks like', async () => {
  const label = '<img src=x onerror=alert(1)>';
  const { html, dangers } = await examine(
    onePage(
      block('DownloadButton', { text: label, label }),
      block('Link', { text: label, label, href: 'https://a.example' }),
    ),
  );
  expect(dangers).toEqual([]);
  expect(html.some((text) => text.includes('&lt;img src=x onerror=alert(1)&gt;'))).toBe(true);
});

it('A4: what is stored raw is harmless in every rendering: no pass trusts the one before it', async () => {
  const id = await create(onePage(block('Text', { text: 'x' })));
  const raw = toWirePage([
    block(
      'Feature',
      {},
      block('Text', { text: '<script>alert(1)</script><b onclick=alert(2)>bold</b>' }),
      block('Table', { rows: [['<img src=x onerror=alert(3)>']], text: '<script>4</script>' }),
    ),
  ]);
  await server.services.database.query
    .updateTable('page')
    .set({ components: JSON.stringify(raw) })
    .where('epack_id', '=', id)
    .execute();
  const { html } = await renderEverywhere(id, ['master_template']);
  expect(html.flatMap(findDanger)).toEqual([]);
  expect(html.every((text) => text.includes('bold'))).toBe(true);
});

describe('A5: addresses and ids', () => {
  const addresses = [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://x.example/"onload="alert(1)',
  ];
  it.each(addresses)('A5: %j as link, video, frame, download, form target and picture', async (address) => {
    const props = {
      href: address,
      src: address,
      url: address,
      link: address,
      action: address,
      poster: address,
    };
    const keys = [
      'Link',
      'Video',
      'Iframe',
      'DownloadButton',
      'Form',
      'Image',
      'Popover',
      'ArBanner',
      'Viewer360',
    ];
    const { dangers } = await examine(onePage(...keys.map((key) => block(key, props))));
    expect(dangers).toEqual([]);
  });

  it.each([
    '"><script>alert(1)</script>',
    '../../evil',
    'javascript:alert(1)',
    'x?autoplay=1&origin=//evil" onload="1',
  ])('A5: %j as the id of a video', async (id) => {
    const props = { videoId: id, id, src: id, url: id, video: id };
    const { html, dangers } = await examine(
      onePage(...['Youtube', 'Rutube', 'VkVideo'].map((key) => block(key, props))),
    );
    expect(dangers).toEqual([]);
    const frames = html.flatMap((text) =>
      Array.from(text.matchAll(/<iframe[^>]* src="([^"]*)"/g), ([, src]) => src),
    );
    const hosts = frames.map((src) => URL.parse(src ?? '')?.hostname);
    const players = ['www.youtube-nocookie.com', 'www.youtube.com', 'rutube.ru', 'vk.com', 'vkvideo.ru'];
    expect(hosts.filter((host) => !players.includes(host ?? ''))).toEqual([]);
  });
});

describe('A7: the sanitiser itself', () => {
  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<a href="&#106;avascript:alert(1)">x</a><a href="java&NewLine;script:alert(1)">y</a>',
    '<p>'.repeat(3000) + '<img src=x onerror=alert(1)>',
    '<<script>script>alert(1)<</script>/script>',
    '<scr\u0000ipt>alert(1)</script>'.replace('\u0000', '\ufffd'),
    '<b><template shadowrootmode=open><img src=x onerror=alert(1)></template></b>',
  ])('A7: markup that means another thing when it is read again: %#', async (text) => {
    const { html, dangers } = await examine(onePage(block('Text', { text })));
    expect(dangers).toEqual([]);
    // Serialized by a browser and parsed again, as an editor or a proxy may do, it must stay the same
    // document.
    expect(html.flatMap((once) => findDanger(serialize(parse(once))))).toEqual([]);
  });

  it('A7: keys of the prototype are refused on the way in, and pollute nothing', async () => {
    const id = await create(onePage(block('Text', { text: 'x' })));
    const token = await server.tokenOf('ann');
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const props = `{"${key}":{"prototype":{"polluted":true},"polluted":true}}`;
      const body = `{"lang":"ru","template":"master_template","page":"index.html","components":[{"id":1,"parentId":0,"order":1,"componentKey":"Text","props":${props}}]}`;
      const response = await fetch(`${server.url}/api/constructor/epackages/${id}/components`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBeLessThan(500);
      await fetch(`${server.url}/panel/builder-pro/preview/${id}`);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });
});
