import type { ApiClient } from '@vitrina/api-client';
import { contract, type PageTestInput, type PageTestReport } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findHeadlessChromium } from '../../../../../tooling/bootstrap/chromium.mjs';
import { minisite, testGtin } from '../../../testing/epacks.ts';
import { buildEmbed } from '../../../testing/monitor/embedFiles.ts';
import { faultyPages } from '../../../testing/monitor/faultyPages.ts';
import {
  answer,
  document,
  jsonLd,
  tag,
  type ShopCase,
  type ShopFacts,
} from '../../../testing/monitor/shopHtml.ts';
import { soundPages } from '../../../testing/monitor/soundPages.ts';
import { startTestShop, type TestShop } from '../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openPageBrowser, type PageBrowser } from '../monitor/sight/openPageBrowser.ts';
import { openShopAgents } from '../monitor/shopAgents.ts';
import { testPage } from './testPage.ts';

const chromium = findHeadlessChromium();
const words = 'A pan for a lifetime: it heats evenly, keeps the heat, and needs no coating.';
const product = { ean: testGtin(901), mpn: 'P-901', brand: 'Acme' };

let server: TestServer;
let shop: TestShop;
let ann: ApiClient;
let facts: Omit<ShopFacts, 'path'>;
let browser: PageBrowser | undefined;
let closeAgents: () => Promise<void>;
let test: (link: string, input: Partial<PageTestInput>) => Promise<PageTestReport>;
let pageCount = 0;

async function publish(own: typeof product, mappingId: string): Promise<string> {
  const body = minisite({ ...own, name: words });
  const { manifest } = body.structure.epackData;
  manifest.productData = { ...manifest.productData, mappingId };
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: { retailerIds: [1] } });
  return id;
}

beforeAll(async () => {
  shop = await startTestShop();
  server = await startTestServer();
  await buildEmbed(server.services.appFolders.embed);
  ann = await server.as('ann');
  const { query } = server.services.database;
  await query
    .updateTable('retailer')
    .set({ domains: ['127.0.0.1'] })
    .where('id', '=', 1)
    .execute();
  const id = await publish(product, '7001');
  const other = { ean: testGtin(902), mpn: 'O-902', brand: 'Acme' };
  await publish(other, '7002');
  const { public_id: publicId } = await query
    .selectFrom('epack')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const html = await (await fetch(`${server.url}/stream/v1/html?retailer=1&ean=${product.ean}`)).text();
  facts = {
    stream: server.url,
    right: { ...product, mappingId: '7001', publicId, html },
    other: { ean: other.ean, mappingId: '7002' },
    unknownEan: testGtin(909),
    strangeOrigin: shop.origin.replace('127.0.0.1', 'localhost'),
  };
  const config = { ...server.services.config, streamPublicUrl: server.url };
  const agents = openShopAgents(config, [shop.origin, facts.strangeOrigin]);
  closeAgents = () => agents.close();
  const fetching = {
    agents,
    userAgent: 'VitrinaPageCheck/1.0',
    signal: new AbortController().signal,
    timeoutMs: 2000,
  };
  browser = chromium === undefined ? undefined : openPageBrowser(chromium, fetching);
  test = (link, input) =>
    testPage({ link, ...input }, { blobs: server.services.blobs, config, query, fetching, browser });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await closeAgents();
  await server.stop();
  await shop.stop();
});

function open({ page, others }: ShopCase): string {
  const path = `/products/${(pageCount += 1)}`;
  const all = { ...facts, path };
  shop.pages.set(path, page(all));
  for (const [where, listener] of Object.entries(others?.(all) ?? {})) shop.pages.set(where, listener);
  return shop.origin + path;
}

const caseOf = (what: string): ShopCase => {
  const found = [...faultyPages, ...soundPages].find((one) => one.what === what);
  if (!found) throw new Error(`There is no page “${what}”`);
  return found;
};

const lines = (text: string) => text.split('\n').map((line) => line.trim());
const codeOf = ({ problems: [first] }: PageTestReport, kind: string) =>
  first?.fixes.find((fix) => fix.kind === kind)?.code ?? '';

/** A typical fault: its page, what the developer enters, the problems, and lines of what to change. */
const faults: readonly {
  what: string;
  input?: () => Partial<PageTestInput>;
  problems: readonly string[];
  kind?: string;
  code?: () => readonly string[];
  without?: string;
}[] = [
  {
    what: 'no tag, but product data',
    problems: ['noScript'],
    kind: 'tag',
    code: () => [
      'data-retailer="YOUR-SHOP-NUMBER"',
      `data-ean="${product.ean}"`,
      `src="${server.url}/stream/v1/embed.js"`,
    ],
  },
  {
    what: 'no tag',
    input: () => ({ retailerId: 1, ean: product.ean }),
    problems: ['noScript'],
    kind: 'tag',
    code: () => ['data-retailer="1"', `data-ean="${product.ean}"`],
  },
  {
    what: 'an old address of the script',
    problems: ['incorrectScript'],
    kind: 'tag',
    code: () => [`src="${server.url}/stream/v1/embed.js"`, 'data-retailer="1"', `data-mpn="${product.mpn}"`],
  },
  {
    what: 'no retailer',
    problems: ['incorrectScript'],
    kind: 'tag',
    code: () => ['data-retailer="YOUR-SHOP-NUMBER"'],
  },
  { what: 'no key', problems: ['noEan'], kind: 'tag', code: () => ['data-ean="PRODUCT-EAN"'] },
  {
    what: 'an MPN without a brand',
    input: () => ({ brand: product.brand }),
    problems: ['noBrand'],
    kind: 'tag',
    code: () => [`data-mpn="${product.mpn}"`, 'data-brand="Acme"'],
  },
  {
    what: 'an EAN with a wrong check digit',
    problems: ['incorrectEan', 'noRich'],
    kind: 'tag',
    code: () => ['data-ean="PRODUCT-EAN"'],
  },
  {
    what: 'a wrong EAN beside the right MPN',
    input: () => ({ ean: product.ean }),
    problems: ['incorrectEan'],
    kind: 'tag',
    code: () => [`data-ean="${product.ean}"`],
  },
  {
    what: 'the EAN of a product without content',
    problems: ['noRich'],
    kind: 'pointer',
    code: () => [`curl -I "${server.url}/i/1/gtin/${facts.unknownEan.padStart(14, '0')}.json"`],
  },
  {
    what: 'a canonical address elsewhere',
    problems: ['incorrectDomain'],
    kind: 'canonical',
    code: () => [`<link rel="canonical" href="${shop.origin}/products/${pageCount}">`],
  },
  {
    what: 'a policy without our requests',
    problems: ['blockedByPolicy'],
    kind: 'policy',
    code: () => [`connect-src 'self' ${server.url};`],
    without: 'script-src',
  },
  {
    what: 'a policy without any script',
    problems: ['blockedByPolicy'],
    kind: 'policy',
    code: () => [`script-src ${server.url};`, `connect-src ${server.url};`, `img-src ${server.url};`],
  },
  {
    what: 'display: none',
    problems: ['contentHidden'],
    kind: 'place',
    code: () => ['<div data-vitrina></div>'],
  },
  {
    what: 'a tag that waits for consent',
    problems: ['contentMissing'],
    kind: 'tag',
    code: () => ['data-consent="none"', `data-ean="${product.ean}"`],
    without: 'text/plain',
  },
  { what: 'a method of the browser that the shop breaks', problems: ['scriptError'] },
  { what: 'words that the shop changes', problems: ['contentDiffers'] },
];

it.skipIf(!chromium).each(faults)('says what to change: $what', { timeout: 60_000 }, async (one) => {
  const report = await test(open(caseOf(one.what)), one.input?.() ?? {});
  expect(report.problems.map(({ type }) => type).toSorted()).toEqual([...one.problems].toSorted());
  const { kind = '', code = () => [], without = 'undefined' } = one;
  const first = report.problems.find(({ type }) => type === one.problems[0]);
  expect(first?.fixes.some((fix) => fix.kind === kind)).toBe(kind !== '');
  expect(lines(codeOf(report, kind))).toEqual(expect.arrayContaining([...code()]));
  expect(codeOf(report, kind)).not.toContain(without);
});

it.skipIf(!chromium)(
  'finds nothing to change on sound pages, and says what they show',
  { timeout: 120_000 },
  async () => {
    const sound = [
      'the tag of the guide',
      'the mapping id alone',
      'brand and MPN alone',
      'the tag in the head, and a place',
      'the policy of the guide',
      'a tab by its id',
      'a tag added by the shop’s tag manager',
      'content from the shop’s server alone',
      'a page drawn by scripts with its data',
    ];
    const found: Record<string, object> = {};
    const reports: PageTestReport[] = [];
    for (const what of sound) {
      const report = await test(open(caseOf(what)), {});
      reports.push(report);
      found[what] = [report.isShown, report.problems];
    }
    expect(found).toEqual(Object.fromEntries(sound.map((what) => [what, [true, []]])));
    const [guide, mapping, mpn, inHead, policy, tab, added, drawn] = reports;
    expect(guide?.content).toEqual({ name: words, key: 'gtin' });
    expect([mapping?.content?.key, mpn?.content?.key]).toEqual(['mapping', 'mpn']);
    expect(inHead?.placeCount).toBe(1);
    expect(policy?.policies[0]).toContain("default-src 'self'");
    expect(tab?.sight?.openedBy).toBe('From the maker');
    expect([guide?.tag?.isAdded, added?.tag?.isAdded]).toEqual([false, true]);
    expect([drawn?.isDrawn, drawn?.tag]).toEqual([true, null]);
  },
);

it('says why a page cannot be read, and what lets the test read it', async () => {
  shop.pages.set(
    '/robots.txt',
    answer('User-agent: *\nDisallow: /products/', { 'content-type': 'text/plain' }),
  );
  const forbidden = await test(open(caseOf('the tag of the guide')), {});
  shop.pages.delete('/robots.txt');
  expect(forbidden.failure).toBe('forbiddenByRobots');
  expect(forbidden.fixes).toEqual([{ kind: 'robots', code: 'User-agent: VitrinaPageCheck\nAllow: /' }]);

  const refused = await test(open(caseOf('403')), {});
  expect([refused.failure, refused.detail]).toEqual(['refusedByShop', 'HTTP 403']);
  expect(refused.fixes).toEqual([{ kind: 'userAgent', code: 'VitrinaPageCheck/1.0' }]);

  const gone = await test(open(caseOf('404')), {});
  expect([gone.failure, gone.state, gone.problems]).toEqual([null, 'gone', []]);
});

it('reads no private address, neither directly nor by a redirect, and nothing unpublished of this server', async () => {
  for (const link of ['https://127.0.0.1/pan', 'https://[::1]/pan', 'https://169.254.169.254/latest'])
    expect((await test(link, {})).failure).toBe('refusedAddress');
  const away: ShopCase = {
    what: 'away',
    page: () => (_request, response) => response.writeHead(302, { location: 'https://10.0.0.1/admin' }).end(),
  };
  expect((await test(open(away), {})).failure).toBe('refusedAddress');
  const home: ShopCase = {
    what: 'home',
    page: () => (_request, response) => response.writeHead(302, { location: `${server.url}/metrics` }).end(),
  };
  expect((await test(open(home), {})).failure).toBe('insecureLink');
});

it.skipIf(!chromium)(
  'tells nothing about a shop that the page does not show',
  { timeout: 60_000 },
  async () => {
    const { query } = server.services.database;
    await query
      .updateTable('retailer')
      .set({ domains: ['secret.example'] })
      .where('id', '=', 1)
      .execute();
    try {
      const bare = await test(open(caseOf('no tag, but product data')), {});
      const named: ShopCase = {
        what: 'named',
        page: (all) => answer(document(tag(all), jsonLd({ '@type': 'Product', gtin13: all.right.ean }))),
      };
      const strange = await test(open(named), {});
      // The page’s product has content at shop 1, whose domain this is not.
      expect(JSON.stringify(bare)).not.toMatch(/data-retailer=\\"1\\"|secret\.example/);
      expect(bare.content).toBeNull();
      expect(strange.problems.map(({ type }) => type)).toEqual(['incorrectDomain']);
      expect(JSON.stringify(strange)).not.toMatch(/secret\.example|License one/);
    } finally {
      await query
        .updateTable('retailer')
        .set({ domains: ['127.0.0.1'] })
        .where('id', '=', 1)
        .execute();
    }
  },
);
