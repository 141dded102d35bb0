import type { RequestListener } from 'node:http';
import type { ApiClient } from '@vitrina/api-client';
import {
  contract,
  pageProblemTypes,
  type PageProblemType,
  type PageStatus,
} from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { runChecks } from '../../../testing/monitor/runChecks.ts';
import {
  productPage,
  startTestShop,
  type EmbedAttributes,
  type TestShop,
} from '../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { renewPageStatuses } from './jobs.ts';

let server: TestServer;
let shop: TestShop;
let ann: ApiClient;
let admin: ApiClient;
let number = 700;
beforeAll(async () => {
  shop = await startTestShop();
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: shop.origin });
  ann = await server.as('ann');
  admin = await server.as('admin');
  await sql`update retailer set domains = '{127.0.0.1}' where id = 1`.execute(server.services.database.query);
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
});

/** `pagesInBrowser.test.ts` has these. */
const foundByBrowser: PageProblemType[] = [
  'contentMissing',
  'contentHidden',
  'contentDiffers',
  'lookDiffers',
  'blockedByPolicy',
  'scriptError',
];

const inPath = (id: number) => ({ params: { id: String(id) } });
const check = () => runChecks(server.services, [shop]);
const read = async (id: number) => (await ann.call(contract.getMonitoredPage, inPath(id))).data;
const problemsOf = async (id: number) => (await read(id)).problems.map(({ type }) => type);

async function checkNow(id: number) {
  await ann.call(contract.checkMonitoredPages, { body: { ids: [id] } });
  await check();
}

interface Watched {
  id: number;
  path: string;
  epackId: string;
  /** The expected values of the page's script tag. */
  right: EmbedAttributes;
}

/** Creates a published epack, and a page at the shop that shows it. */
async function watch(answer?: (right: EmbedAttributes) => RequestListener): Promise<Watched> {
  number++;
  const product = { ean: testGtin(number), mpn: `P-${number}`, brand: 'Acme' };
  const { data: epack } = await ann.call(contract.createEpack, { body: minisite(product) });
  await ann.call(contract.publishToStream, { params: { id: epack.id }, body: { retailerIds: [1] } });
  const right = { retailer: '1', ...product };
  const path = `/products/${number}`;
  shop.pages.set(path, answer ? answer(right) : productPage(right));
  const body = { retailerId: 1, licenseId: 1, link: shop.origin + path, ...product };
  const { data } = await ann.call(contract.addMonitoredPage, { body });
  return { id: data.id, path, epackId: epack.id, right };
}

async function addVisits(epackId: string, n: number, daysAgo = 1): Promise<void> {
  await sql`
    insert into roll_epack (day, license_id, retailer_id, epack_id, n)
    values (current_date - ${daysAgo}::int, 1, 1, ${epackId}, ${n})
  `.execute(server.services.database.query);
}

async function publishedYesterday(epackId: string): Promise<void> {
  await sql`
    update publication set published_at = now() - interval '2 days' where epack_id = ${epackId}
  `.execute(server.services.database.query);
}

describe('a watched page', () => {
  it('is mapped to the one epack with its keys, checked, and live once it is visited', async () => {
    const { id, epackId } = await watch();
    expect(await read(id)).toMatchObject({
      status: 'underReview',
      mapping: { id: epackId },
      isActive: true,
      lastVisited: null,
    });
    await check();
    expect(await read(id)).toMatchObject({
      problems: [],
      checkFailure: null,
      checks: [{ failure: null, evidence: { httpStatus: 200, title: 'Pan', embed: { retailer: '1' } } }],
    });
    await addVisits(epackId, 40);
    await renewPageStatuses.run(
      {},
      {
        services: server.services,
        log: server.services.log,
        signal: new AbortController().signal,
      },
    );
    expect(await read(id)).toMatchObject({
      status: 'live',
      statusWhy: { cause: 'viewed', problem: null, failure: null },
      impressions: 40,
      statusHistory: [
        { status: 'live', until: null, why: { cause: 'viewed', problem: null, failure: null }, views: 40 },
        { status: 'underReview', until: expect.any(String) as string, why: { cause: 'neverRead' } },
      ],
    });
  });

  const faults: [PageProblemType, (right: EmbedAttributes) => RequestListener][] = [
    ['noScript', () => productPage(undefined)],
    ['incorrectScript', (right) => productPage({ ...right, retailer: '2' })],
    ['noEan', ({ retailer }) => productPage({ retailer, ean: '', mpn: '', brand: '' })],
    ['incorrectEan', (right) => productPage({ ...right, ean: testGtin(999), 'mapping-id': '' })],
    ['noBrand', (right) => productPage({ ...right, ean: '', brand: '' })],
    ['incorrectBrand', (right) => productPage({ ...right, brand: 'Bolt' })],
    [
      'incorrectDomain',
      (right) => productPage(right, '<link rel="canonical" href="https://mirror.example/p">'),
    ],
    [
      'wrongProduct',
      (right) =>
        productPage(
          right,
          `<script type="application/ld+json">{"@type":"Product","gtin":"${testGtin(998)}"}</script>`,
        ),
    ],
    ['unreachable', () => (_request, response) => response.writeHead(500).end()],
  ];
  it.each(faults)(
    'with %s is found out, and that alone clears when the page is right again',
    async (type, answer) => {
      const { id, path, right } = await watch(answer);
      await check();
      expect(await problemsOf(id)).toEqual([type]);
      shop.pages.set(path, productPage(right));
      await checkNow(id);
      const page = await read(id);
      expect(page.problems).toEqual([]);
      expect(page.problemHistory).toMatchObject([{ type, clearedDate: expect.any(String) as string }]);
    },
  );

  it('that shows nothing, another package, or one mapped otherwise is found out', async () => {
    const { id, epackId, path, right } = await watch();
    await ann.call(contract.unpublish, { params: { id: epackId }, body: { retailerIds: [1] } });
    await check();
    expect(await problemsOf(id)).toEqual(['noRich']);

    const other = await watch();
    shop.pages.set(path, productPage({ ...other.right, ean: right.ean }));
    await checkNow(id);
    expect(await problemsOf(id)).toEqual(['incorrectRich']);
    const nameOf = async (uuid: string) => {
      const { query } = server.services.database;
      const row = await query.selectFrom('epack').select('name').where('id', '=', uuid).executeTakeFirst();
      return row?.name;
    };
    const names = { expected: await nameOf(epackId), found: await nameOf(other.epackId) };
    expect((await read(id)).problemHistory[0]).toMatchObject({ type: 'incorrectRich', ...names });
    const { items } = (
      await admin.call(contract.listPageProblems, {
        query: { types: 'incorrectRich', search: names.found ?? '' },
      })
    ).data;
    expect(items).toMatchObject([{ page: { id }, ...names }]);

    // The name of another license's package is not disclosed.
    await sql`update epack set license_id = 2 where id = ${other.epackId}`.execute(
      server.services.database.query,
    );
    expect((await read(id)).problemHistory[0]).toMatchObject({
      expected: names.expected,
      found: 'Another company’s package',
    });
    await sql`update epack set license_id = 1 where id = ${other.epackId}`.execute(
      server.services.database.query,
    );

    shop.pages.set(path, productPage({ ...right, 'mapping-id': '1234' }));
    await sql`update epack set mapping_id = '4321' where id = ${epackId}`.execute(
      server.services.database.query,
    );
    await checkNow(id);
    expect(await problemsOf(id)).toContain('incorrectMapping');
    expect(
      faults
        .map(([type]) => type)
        .concat('noRich', 'incorrectRich', 'incorrectMapping')
        .concat(foundByBrowser)
        .toSorted(),
    ).toEqual(pageProblemTypes.toSorted());
  });

  it('that is written anew with the same fault keeps its age; what came back begins anew', async () => {
    const { id, path, right } = await watch(() => productPage(undefined));
    await check();
    const [first] = (await read(id)).problems;
    await checkNow(id);
    expect((await read(id)).problems).toEqual([first]);
    shop.pages.set(path, productPage(right));
    await checkNow(id);
    shop.pages.set(path, productPage(undefined));
    await checkNow(id);
    const [again] = (await read(id)).problems;
    expect(again?.id).not.toBe(first?.id);
  });

  it.each<[PageStatus, RequestListener]>([
    ['pdpDeleted', (_request, response) => response.writeHead(410).end()],
    ['locked', (_request, response) => response.writeHead(401).end()],
    ['pdpHidden', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ])('is %s where the shop says so', async (status, answer) => {
    shop.pages.set('/', productPage(undefined));
    const { id, path, right } = await watch(() => answer);
    await check();
    expect((await read(id)).status).toBe(status);
    shop.pages.set(path, productPage(right));
    await checkNow(id);
    expect((await read(id)).status).toBe('underReview');
  });

  it('has low traffic or none where few come or nobody, a day after publishing', async () => {
    const { id, epackId } = await watch();
    await publishedYesterday(epackId);
    await check();
    expect((await read(id)).status).toBe('noTraffic');
    await addVisits(epackId, 3);
    await checkNow(id);
    expect((await read(id)).status).toBe('lowTraffic');
  });

  it('keeps its problems while the shop does not let it be read, and is tried again later and later', async () => {
    const { id, path } = await watch(() => productPage(undefined));
    await check();
    const before = await read(id);
    expect(before.statusWhy).toEqual({ cause: 'blocked', problem: 'noScript', failure: null });
    shop.pages.set(path, (_request, response) => response.writeHead(403).end());
    await checkNow(id);
    expect(await read(id)).toMatchObject({
      status: 'underReview',
      statusWhy: { cause: 'unread', problem: null, failure: 'refusedByShop' },
      problems: before.problems,
      lastVisited: before.lastVisited,
      checkFailure: 'refusedByShop',
    });
    const wait = async () => {
      const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from next_check_at - now()) / 60)::int as minutes from product_page where id = ${id}
      `.execute(server.services.database.query);
      return rows[0]?.minutes;
    };
    expect(await wait()).toBe(10);
    await checkNow(id);
    expect(await wait()).toBe(20);
  });

  it('that scripts draw is unknown, not without a script', async () => {
    const { id } = await watch(() => (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<div id="app"></div><script src="/app.js"></script>');
    });
    await check();
    expect(await read(id)).toMatchObject({ checkFailure: 'drawnByScripts', problems: [] });
  });

  it('of a tag manager is unread without a browser, and says how it was judged', async () => {
    const manager = '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>';
    const { id, path, right } = await watch(() => productPage(undefined, manager));
    await check();
    expect(await read(id)).toMatchObject({ checkFailure: 'needsBrowser', problems: [] });
    shop.pages.set(path, productPage(right));
    await checkNow(id);
    const { checks, status, statusWhy } = await read(id);
    expect(checks[0]?.evidence).toMatchObject({ way: 'htmlOnly', sight: null });
    expect({ status, statusWhy }).toMatchObject({
      status: 'underReview',
      statusWhy: { cause: 'publishedLately' },
    });
  });

  it('keeps what only a browser found while there is none', async () => {
    const { id } = await watch();
    await sql`
      insert into page_problem (page_id, type, since, expected, found)
      values (${id}, 'contentHidden', now(), '', 'div {display: none}'), (${id}, 'noScript', now(), '', '')
    `.execute(server.services.database.query);
    await check();
    expect(await problemsOf(id)).toEqual(['contentHidden']);
    expect((await read(id)).statusWhy).toMatchObject({ cause: 'blocked', problem: 'contentHidden' });
  });

  it('gets a second request before its server counts as unreachable', async () => {
    let requests = 0;
    const { id } = await watch((right) => (request, response) => {
      requests++;
      if (requests === 1) response.writeHead(503).end();
      else productPage(right)(request, response);
    });
    await check();
    expect(requests).toBe(2);
    expect(await read(id)).toMatchObject({ checkFailure: null, problems: [] });
  });

  it('that robots.txt forbids is not fetched', async () => {
    let fetched = 0;
    const { id, path } = await watch(() => (_request, response) => {
      fetched++;
      response.end();
    });
    shop.pages.set('/robots.txt', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(`User-agent: *\nDisallow: ${path}`);
    });
    await check();
    shop.pages.delete('/robots.txt');
    expect(await read(id)).toMatchObject({ checkFailure: 'forbiddenByRobots' });
    expect(fetched).toBe(0);
  });
});

describe('people', () => {
  it('a reason is renamed in both languages, and one that is retired stays where it was sent', async () => {
    const { data: reason } = await admin.call(contract.createPageReason, {
      body: { nameEn: 'Sold out', nameRu: 'Распродано' },
    });
    const { id } = await watch();
    await ann.call(contract.sendPageReason, { ...inPath(id), body: { reasonId: reason.id } });
    await admin.call(contract.updatePageReason, {
      ...inPath(reason.id),
      body: { nameEn: 'Gone for good', nameRu: 'Снято с продажи', isRetired: true },
    });
    expect((await read(id)).reason).toMatchObject({ name: 'Gone for good' });
    const offered = (await ann.call(contract.listPageReasons)).data;
    expect(offered.map(({ name }) => name)).not.toContain('Gone for good');
    const other = await watch();
    await expect(
      ann.call(contract.sendPageReason, { ...inPath(other.id), body: { reasonId: reason.id } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(admin.call(contract.deletePageReason, inPath(reason.id))).rejects.toMatchObject({
      code: 'inUse',
    });
    await expect(
      admin.call(contract.createPageReason, { body: { nameEn: 'Another', nameRu: 'снято С продажи' } }),
    ).rejects.toMatchObject({ code: 'nameTaken' });
    await ann.call(contract.removePageReason, inPath(id));
    await admin.call(contract.deletePageReason, inPath(reason.id));
  });

  it('send a reason and remove it', async () => {
    const { id } = await watch();
    await check();
    const reasons = (await ann.call(contract.listPageReasons)).data;
    const reasonId = reasons[0]?.id ?? 0;
    const sent = (
      await ann.call(contract.sendPageReason, { ...inPath(id), body: { reasonId, note: 'by mail' } })
    ).data;
    expect(sent).toMatchObject({ status: 'reasonSent', reason: { id: reasonId, note: 'by mail' } });
    const removed = (await ann.call(contract.removePageReason, inPath(id))).data;
    expect(removed).toMatchObject({ status: 'underReview', reason: null });
  });

  it('choose the epack by suggestions, and take it off and put it back', async () => {
    const { id, epackId } = await watch();
    await ann.call(contract.changeMonitoredPage, { ...inPath(id), body: { epackId: null } });
    const suggestions = (await ann.call(contract.suggestMappings, inPath(id))).data;
    expect(suggestions).toMatchObject([{ id: epackId, matchedBy: ['ean', 'mpn'] }]);
    const activate = (isActive: boolean) =>
      ann.call(contract.activateEpackOnPage, { ...inPath(id), body: { isActive } });
    await expect(activate(false)).rejects.toMatchObject({ status: 409, code: 'pageNotMapped' });
    await ann.call(contract.changeMonitoredPage, { ...inPath(id), body: { epackId } });
    expect((await activate(false)).data).toMatchObject({ isActive: false });
    expect((await activate(true)).data).toMatchObject({ isActive: true });
  });

  it.each([
    'http://shop.example/p/1',
    'https://shop.example',
    'https://shop/p/1',
    'https://user@shop.example/p/1',
  ])('cannot watch %s', async (link) => {
    const added = ann.call(contract.addMonitoredPage, { body: { retailerId: 1, licenseId: 1, link } });
    await expect(added).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.link', code: 'notHttpsLink' }],
    });
  });

  it('watch a product whose page is not known yet', async () => {
    const body = { retailerId: 1, licenseId: 1, productName: 'Pan without a page', ean: testGtin(1) };
    const { data } = await ann.call(contract.addMonitoredPage, { body });
    expect(data).toMatchObject({ status: 'noPdp', link: null });
  });

  it('are asked for the option of the group that a change needs', async () => {
    const { id } = await watch();
    const { query } = server.services.database;
    const set = (value: boolean) =>
      sql`
      update user_group set settings = jsonb_set(settings::jsonb, '{liveMonitor,mapping}', to_jsonb(${value}::boolean))
      where id = 1
    `.execute(query);
    await set(false);
    const change = ann.call(contract.changeMonitoredPage, { ...inPath(id), body: { epackId: null } });
    await expect(change).rejects.toMatchObject({ status: 403 });
    await set(true);
  });

  it('who change a page at once: the second is told', async () => {
    const { id } = await watch();
    const { revision } = await read(id);
    const change = (productName: string) =>
      ann.call(contract.changeMonitoredPage, { ...inPath(id), body: { productName }, ifMatch: revision });
    await change('Mine');
    await expect(change('Yours')).rejects.toMatchObject({ status: 409, code: 'staleRecord' });
  });

  it('of another license see none of it', async () => {
    const { id } = await watch();
    const ben = await server.as('ben');
    const { items } = (await ben.call(contract.listMonitoredPages, {})).data;
    expect(items).toEqual([]);
    const marked = (await ben.call(contract.markMonitoredPages, { body: { ids: [id], isChecked: true } }))
      .data;
    expect(marked).toMatchObject({ count: 0, refused: [{ id, code: 'notFound' }] });
  });
});

it('marks more pages at once than a statement has parameters', async () => {
  const { query } = server.services.database;
  await sql`
    insert into product_page (retailer_id, license_id, product_name, next_check_at)
    select 1, 1, 'One of many', 'infinity' from generate_series(1, 70000)
  `.execute(query);
  const filter = { search: 'One of many' };
  const marked = await ann.call(contract.markMonitoredPages, { body: { filter, isChecked: true } });
  expect(marked.data).toEqual({ count: 70_000, refused: [] });
  expect((await ann.call(contract.checkMonitoredPages, { body: { filter } })).data.count).toBe(70_000);
  await sql`
    insert into page_problem (page_id, type, since, expected, found)
    select id, 'noEan', now(), '', '' from product_page where product_name = 'One of many'
  `.execute(query);
  const problems = await admin.call(contract.markPageProblems, { body: { filter, isAcknowledged: true } });
  expect(problems.data.count).toBe(70_000);
  await sql`delete from product_page where product_name = 'One of many'`.execute(query);
});

describe('the retail manager', () => {
  it('puts what costs most impressions first, by retailer and type, and lets problems be acknowledged and owned', async () => {
    const cheap = await watch(() => productPage(undefined));
    const dear = await watch(() => productPage(undefined));
    await addVisits(dear.epackId, 280, 7);
    await check();
    const query = { types: 'noScript', limit: '100' };
    const { items } = (await admin.call(contract.listPageProblems, { query })).data;
    const at = (id: number) => items.findIndex(({ page }) => page.id === id);
    expect(items[0]).toMatchObject({ page: { id: dear.id }, lostPerDay: 10 });
    expect(at(cheap.id)).toBeGreaterThan(0);
    const counts = (await admin.call(contract.countPageProblems, {})).data;
    expect(counts[0]).toMatchObject({
      retailer: { id: 1 },
      type: 'noScript',
      count: items.length,
      lostPerDay: 10,
    });

    const ids = [items[0]?.id ?? 0];
    await admin.call(contract.markPageProblems, { body: { ids, isAcknowledged: true, ownerId: 2 } });
    const acknowledged = (await admin.call(contract.listPageProblems, { query: { isAcknowledged: 'true' } }))
      .data;
    expect(acknowledged.items).toMatchObject([{ isAcknowledged: true, owner: { username: 'ann' } }]);
  });
});
