import type { ApiClient } from '@vitrina/api-client';
import { contract, type MonitoredPage } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findHeadlessChromium } from '../../../../../tooling/bootstrap/chromium.mjs';
import { readAll } from '../../../testing/demo/readAll.ts';
import { minisite, testGtin } from '../../../testing/epacks.ts';
import { buildEmbed } from '../../../testing/monitor/embedFiles.ts';
import { faultyPages, sightFaults, type FaultyPage } from '../../../testing/monitor/faultyPages.ts';
import { answer, document, tag, type ShopCase, type ShopFacts } from '../../../testing/monitor/shopHtml.ts';
import { soundPages } from '../../../testing/monitor/soundPages.ts';
import { startTestShop, type TestShop } from '../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openPageAgents } from '../../platform/fetching/pageAgents.ts';
import { checkDuePages } from './checking/checkDuePages.ts';
import { openPageBrowser } from './sight/openPageBrowser.ts';

const chromium = findHeadlessChromium();
const words = 'A pan for a lifetime: it heats evenly, keeps the heat, and needs no coating.';
const shopCount = 3;
const fetchWithinMs = 2000;

let server: TestServer;
let shops: TestShop[];
let ann: ApiClient;
let shared: Omit<ShopFacts, 'path' | 'strangeOrigin'>;
const epacks = { right: '', draft: '', draftOfSameProduct: '' };

const product = { ean: testGtin(901), mpn: 'P-901', brand: 'Acme' };

async function createEpack(own: Partial<typeof product>, mappingId = ''): Promise<string> {
  const body = minisite({ ...own, name: words });
  const { manifest } = body.structure.epackData;
  manifest.productData = { ...manifest.productData, mappingId };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

async function publish(id: string): Promise<void> {
  await ann.call(contract.publishToStream, { params: { id }, body: { retailerIds: [1] } });
}

beforeAll(async () => {
  shops = await Promise.all(Array.from({ length: shopCount }, startTestShop));
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: shops.map(({ origin }) => origin).join(',') });
  await buildEmbed(server.services.appFolders.embed);
  ann = await server.as('ann');
  const { query } = server.services.database;
  await query
    .updateTable('retailer')
    .set({ domains: ['127.0.0.1', 'shop.example'] })
    .where('id', '=', 1)
    .execute();
  epacks.right = await createEpack(product, '7001');
  await publish(epacks.right);
  const other = { ean: testGtin(902), mpn: 'O-902', brand: 'Acme' };
  await publish(await createEpack(other, '7002'));
  epacks.draft = await createEpack({ ean: '', mpn: 'D-1', brand: 'Acme' });
  epacks.draftOfSameProduct = await createEpack(product);
  const { public_id: publicId } = await query
    .selectFrom('epack')
    .select('public_id')
    .where('id', '=', epacks.right)
    .executeTakeFirstOrThrow();
  const html = await (await fetch(`${server.url}/stream/v1/html?retailer=1&ean=${product.ean}`)).text();
  shared = {
    stream: server.url,
    right: { ...product, mappingId: '7001', publicId, html },
    other: { ean: other.ean, mappingId: '7002' },
    unknownEan: testGtin(909),
  };
  for (const { pages } of shops) {
    pages.set('/', answer(document('')));
    pages.set('/ru/', answer(document('')));
    pages.set('/products/', answer(document('')));
    pages.set(
      '/c/pans',
      answer(`<script type="application/ld+json">{"@type":"CollectionPage"}</script><h1>Pans</h1>`),
    );
  }
}, 120_000);
afterAll(async () => {
  await server.stop();
  await Promise.all(shops.map((shop) => shop.stop()));
});

interface Watched<Case extends ShopCase> {
  case: Case;
  id: number;
  mend(): void;
}

async function watch<Case extends ShopCase & Partial<FaultyPage>>(
  one: Case,
  number: number,
): Promise<Watched<Case>> {
  const shop = shops[number % shopCount] as TestShop;
  const path = `/products/${number}`;
  const facts = { ...shared, path, strangeOrigin: shop.origin.replace('127.0.0.1', 'localhost') };
  shop.pages.set(path, one.page(facts));
  for (const [where, listener] of Object.entries(one.others?.(facts) ?? {})) shop.pages.set(where, listener);
  const body = { retailerId: 1, licenseId: 1, link: shop.origin + path, brandAlias: 'Акме', ...product };
  const { id } = (await ann.call(contract.addMonitoredPage, { body })).data;
  const epackId = epacks[one.mapping ?? 'right'];
  await ann.call(contract.changeMonitoredPage, { params: { id: String(id) }, body: { epackId } });
  const mapped = one.mapping === 'draft' ? tag(facts, { 'data-ean': '', 'data-mpn': 'D-1' }) : tag(facts);
  return { case: one, id, mend: () => void shop.pages.set(path, answer(document(mapped))) };
}

async function check(executablePath: string | undefined): Promise<void> {
  const { blobs, database, log } = server.services;
  const agents = openPageAgents([
    server.url,
    ...shops.flatMap(({ origin }) => [origin, origin.replace('127.0.0.1', 'localhost')]),
  ]);
  const signal = new AbortController().signal;
  const fetching = { agents, userAgent: 'VitrinaPageCheck/1.0', signal, timeoutMs: fetchWithinMs };
  const browser = executablePath === undefined ? undefined : openPageBrowser(executablePath, fetching);
  try {
    const dueUntil = new Date(Date.now() + 1000);
    await checkDuePages({
      database,
      blobs,
      log,
      fetching,
      browser,
      scriptOrigins: [server.url],
      paceMs: 0,
      dueUntil,
    });
  } finally {
    await browser?.close();
    await agents.close();
  }
}

async function readPages(watched: readonly Watched<ShopCase>[]): Promise<(MonitoredPage | undefined)[]> {
  const items = await readAll(async (query) => (await ann.call(contract.listMonitoredPages, { query })).data);
  return watched.map(({ id }) => items.find((page) => page.id === id));
}

const judged = (page: MonitoredPage | undefined) => ({
  status: page?.status,
  cause: page?.statusWhy.cause,
  problems: page?.problems.map(({ type }) => type).toSorted(),
});

it.skipIf(!chromium)(
  `finds each fault of ${faultyPages.length} shop pages and no other, none on ${soundPages.length} sound ones, and each is cleared when mended`,
  // A second attempt would watch the same pages.
  { timeout: 600_000, retry: 0 },
  async () => {
    expect(faultyPages.length).toBeGreaterThanOrEqual(60);
    expect(soundPages.length).toBeGreaterThanOrEqual(60);
    const faulty: Watched<FaultyPage>[] = [];
    const sound: Watched<ShopCase>[] = [];
    for (const [at, one] of faultyPages.entries()) faulty.push(await watch(one, 1000 + at));
    for (const [at, one] of soundPages.entries()) sound.push(await watch(one, 2000 + at));
    await check(chromium);

    const found = await readPages(faulty);
    const shown = await readPages(sound);
    const table = Object.fromEntries([
      ...faulty.map(({ case: { what } }, at) => [what, judged(found[at])]),
      ...sound.map(({ case: { what } }, at) => [`sound: ${what}`, judged(shown[at])]),
    ]) as object;
    expect(table).toEqual(
      Object.fromEntries([
        ...faultyPages.map(({ what, status, cause, problems }) => [
          what,
          { status, cause, problems: problems.toSorted() },
        ]),
        ...soundPages.map(({ what }) => [`sound: ${what}`, { status: 'live', cause: 'shown', problems: [] }]),
      ]),
    );

    const byBrowser = new Set<ShopCase>(sightFaults);
    const mend = async (ofSight: boolean) => {
      const mended = faulty.filter((one) => byBrowser.has(one.case) === ofSight);
      for (const one of mended) one.mend();
      await ann.call(contract.checkMonitoredPages, { body: { ids: mended.map(({ id }) => id) } });
      await check(ofSight ? chromium : undefined);
      return mended;
    };
    const byHtml = await mend(false);
    const pages = await readPages(byHtml);
    expect(byHtml.map(({ case: { what } }, at) => [what, judged(pages[at]).problems])).toEqual(
      byHtml.map(({ case: { what, mapping } }) => [
        what,
        mapping === 'draft' ? ['noRich'] : mapping === 'draftOfSameProduct' ? ['incorrectRich'] : [],
      ]),
    );
    const bySight = await mend(true);
    const seen = await readPages(bySight);
    expect(bySight.map(({ case: { what } }, at) => [what, judged(seen[at])])).toEqual(
      bySight.map(({ case: { what } }) => [what, { status: 'live', cause: 'shown', problems: [] }]),
    );
  },
);
