import { createServer, request as openRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type WireComponentData } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { compileSaved } from '../../testing/compileSaved.ts';
import { firstPage, minisite, testGtin } from '../../testing/epacks.ts';
import { toFile } from '../../testing/images.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { findDanger } from './findDanger.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' });
  ann = await server.as('ann');
});
afterAll(() => server.stop());

describe('A6: SVG', () => {
  const drawing = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}><rect id="safe"/>${content}</svg>`;
  const hostile: [string, string][] = [
    ['a script', drawing('<script>alert(1)</script>')],
    ['a handler', drawing('<image href="x" onerror="alert(1)"/>', 'onload="alert(1)"')],
    ['a foreign object', drawing('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
    ['a broken CDATA section', drawing('<style><![CDATA[</style><script>alert(1)</script>]]></style>')],
    [
      'an outside entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
    ],
    ['a link that runs', drawing('<a xlink:href=" java&#10;script:alert(1)"><text>x</text></a>')],
    ['an animated link', drawing('<a><animate attributeName="href" to="javascript:alert(1)"/></a>')],
    ['a drawing of elsewhere', drawing('<use xlink:href="https://evil.example/x.svg#x"/>')],
    ['a drawing in an address', drawing('<use href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;#x"/>')],
    [
      'styles of elsewhere',
      drawing('<style>@import "//evil.example/x.css"; rect{fill:url(//evil.example/x)}</style>'),
    ],
    ['a page', drawing('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')],
    [
      'a style sheet of its own',
      `<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>${drawing('')}`,
    ],
  ];
  const names = ['x.svg', 'x.png', 'payload.txt', 'x.svg.jpg'];
  const cases = hostile.flatMap(([what, svg]) => names.map((name) => [what, name, svg] as const));

  /** Returns whether a file was refused with a reason; otherwise what happened to it. */
  async function outcomeOf(svg: string, name: string): Promise<string> {
    const stored = await ann.upload(toFile(svg, name)).catch((error: { code: string }) => error.code);
    if (typeof stored === 'string')
      return ['fileKindUnknown', 'fileBroken', 'svgHasEntities'].includes(stored)
        ? 'refused'
        : `refused as ${stored}`;
    const response = await fetch(server.url + stored.url);
    const policy = response.headers.get('content-security-policy');
    const text = await response.text();
    const isApart = policy === "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const isClean = findDanger(text).length === 0 && !/script|evil|alert|html|<!|<\?|root:/i.test(text);
    return isApart && isClean && text.includes('id="safe"') ? 'clean' : `served from ${stored.url}: ${text}`;
  }

  it.each(cases)(
    'A6: with %s, named %s, is refused, or comes out clean and apart',
    async (_what, name, svg) => {
      expect(['refused', 'clean']).toContain(await outcomeOf(svg, name));
    },
  );
});

describe('A8, A9: addresses in content', () => {
  let inside: Server;
  let visits = 0;
  beforeAll(async () => {
    inside = createServer((_request, response) => {
      visits++;
      response.end('secret');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => inside.close());

  it('A8, A9: the server opens none of them itself, whatever is done with the content', async () => {
    const { port } = inside.address() as AddressInfo;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ];
    const addresses = hosts.map((host) => `http://${host}:${port}/latest/meta-data`);
    const blocks = addresses.flatMap((address) => {
      const props = { src: address, href: address, url: address, poster: address, action: address };
      return ['Image', 'Video', 'Iframe', 'Link', 'DownloadButton', 'ArBanner', 'Viewer360'].map((key) =>
        block(key, props),
      );
    });
    const body = minisite({ ean: testGtin(77), mpn: 'R-77' });
    const page = toWirePage([block('Feature', {}, ...blocks)]) as WireComponentData[];
    body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
    Object.assign(body.structure.epackData, {
      usedFonts: [{ fontFamily: 'x', formats: [{ format: 'woff2', url: addresses[0] }] }],
      dataSources: [{ id: 1, url: addresses[0], items: [] }],
    });
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    await fetch(`${server.url}/panel/builder-pro/preview/${id}`);
    await (await ann.call(contract.downloadEpack, { params: { id } })).arrayBuffer();
    await compileSaved(server.services, id);
    const published = ann.call(contract.publishToStream, { params: { id }, body: {} });
    await expect(published).rejects.toMatchObject({ code: 'contentNotPublishable' });
    expect(visits).toBe(0);
    await fetch(`http://127.0.0.1:${port}/`);
    expect(visits).toBe(1);
  });
});

it('A11: a million components are refused, and the server goes on', async () => {
  const { id } = (
    await ann.call(contract.createEpack, { body: minisite({ ean: testGtin(78), mpn: 'R-78' }) })
  ).data;
  const one = '{"id":1,"parentId":0,"order":1}';
  const { lang, template, page } = firstPage;
  const body = `{"lang":"${lang}","template":"${template}","page":"${page}","components":[${`${one},`.repeat(999_999)}${one}]}`;
  const response = await fetch(`${server.url}/api/constructor/epackages/${id}/components`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await server.tokenOf('ann')}`, 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(400);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

/** `fetch` would normalize the path; an attacker does not. */
function getRaw(path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const request = openRequest({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end();
  });
}

describe('A12: paths that lead out', () => {
  const roots = [
    '/files/',
    '/p/',
    '/i/',
    '/i/1/gtin/',
    '/stream/v1/',
    '/stream/v1/elements/',
    '/stream/v1/draco/',
    '/blocks/',
    '/panel/',
    '/panel/assets/',
    '/editor/',
    '/assets/',
    '/demo-shop/',
    '/demo-shop/products/',
    '/',
  ];
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '....//',
    '.%00./',
    '%c0%ae%c0%ae/',
  ];
  const targets = [
    'etc/passwd',
    'package.json',
    'apps/api/package.json',
    '.data/secret',
    'postgres/password',
  ];
  const secret = /root:|"devDependencies"|@vitrina\/api|scram|PRIVATE/;

  it.each(roots)('A12: below %s nothing but its own files is found', async (root) => {
    const found: string[] = [];
    for (const up of ups) {
      for (const target of targets) {
        const path = `${root}${up.repeat(8)}${target}`;
        const { status, text } = await getRaw(path);
        if (status >= 500 || secret.test(text)) found.push(`${status} ${path}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each([
    '../../x',
    '..',
    'a/b',
    'a\\b',
    'C:x',
    'a\u0000b',
    'x'.repeat(500),
    // Names that every object has would be mistaken for pages.
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
  ])('A7, A12: %j is no name of a page, a template or a locale', async (name) => {
    const { id } = (
      await ann.call(contract.createEpack, { body: minisite({ ean: testGtin(79), mpn: 'R-79' }) })
    ).data;
    for (const field of ['lang', 'template', 'page']) {
      const response = await fetch(`${server.url}/api/constructor/epackages/${id}/components`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${await server.tokenOf('ann')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...firstPage, [field]: name, components: [] }),
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('A24: what users publish has an origin of its own', () => {
  it('A24: preview and stream answer as sandboxes without the panel’s origin; the panel runs none of it', async () => {
    const { id } = (
      await ann.call(contract.createEpack, { body: minisite({ ean: testGtin(80), mpn: 'R-80' }) })
    ).data;
    await ann.call(contract.publishToStream, { params: { id }, body: {} });
    const pointer = await fetch(`${server.url}/i/1/gtin/${testGtin(80).padStart(14, '0')}.json`);
    const { base, pages } = (await pointer.json()) as {
      base: string;
      pages: Record<string, Record<string, { html: string; css: string }>>;
    };
    const page = pages['ru']?.['master_template'];
    const paths = [`/panel/builder-pro/preview/${id}`, `/${base}${page?.html}`, `/${base}${page?.css}`];
    for (const path of paths) {
      const response = await fetch(server.url + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^sandbox /);
      expect(policy).not.toContain('allow-same-origin');
      expect(policy).not.toContain("script-src 'unsafe-inline'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const panel = (await fetch(`${server.url}/panel`)).headers.get('content-security-policy') ?? '';
    expect(panel).toContain("script-src 'self';");
    expect(panel).toContain("object-src 'none'");
  });
});
