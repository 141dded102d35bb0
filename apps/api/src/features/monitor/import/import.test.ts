import { contract, type PageImport } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestShop, type TestShop } from '../../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: shop.origin });
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
});

interface Sent {
  bytes: Buffer | string;
  dryRun?: boolean;
  licenseId?: number;
}

async function send({
  bytes,
  dryRun = false,
  licenseId = 1,
}: Sent): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'pages');
  const query = new URLSearchParams({
    retailerId: '1',
    licenseId: String(licenseId),
    dryRun: String(dryRun),
  });
  const response = await fetch(`${server.url}/live-monitor/import?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenOf('ann')}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

async function take(sent: Sent): Promise<PageImport> {
  const { status, body } = await send(sent);
  expect(status).toBe(200);
  return (body as { data: PageImport }).data;
}

async function listed(search: string) {
  const ann = await server.as('ann');
  return (await ann.call(contract.listMonitoredPages, { query: { search } })).data.items;
}

describe('a file of product pages', () => {
  it('in CSV is tried first, then taken up, mapped, and changed by the next one', async () => {
    const ann = await server.as('ann');
    const ean = testGtin(801);
    const { data: epack } = await ann.call(contract.createEpack, { body: minisite({ ean, mpn: 'C-801' }) });
    const csv = [
      '\u{feff}Ссылка;Название;Штрихкод;Бренд',
      `https://shop.example/csv/1;Кастрюля;${ean};Acme`,
      'https://shop.example/csv/2;Ковш;;',
      'http://shop.example/csv/3;Без шифрования;;',
      'https://shop.example/csv/2;Ещё раз;;',
      ';Без ссылки;;',
    ].join('\r\n');
    const outcome = {
      added: 2,
      changed: 0,
      unchanged: 0,
      refusedCount: 3,
      refused: [
        { row: 4, column: 'link', code: 'notHttpsLink' },
        { row: 5, column: 'link', code: 'repeated' },
        { row: 6, column: 'link', code: 'required' },
      ],
    };
    expect(await take({ bytes: csv, dryRun: true })).toMatchObject(outcome);
    expect(await listed('/csv/')).toEqual([]);
    expect(await take({ bytes: csv })).toMatchObject(outcome);
    expect(await listed('/csv/1')).toMatchObject([
      { productName: 'Кастрюля', ean, mapping: { id: epack.id } },
    ]);

    const again = 'link,name\nhttps://shop.example/csv/1,Кастрюля\nhttps://shop.example/csv/2,Ковшик';
    expect(await take({ bytes: again })).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await listed('/csv/1')).toMatchObject([{ ean, brand: 'Acme' }]);
  });

  it('begins the history of its pages', async () => {
    await take({ bytes: 'link\nhttps://shop.example/history/1' });
    const [page] = await listed('/history/1');
    const { data } = await (
      await server.as('ann')
    ).call(contract.getMonitoredPage, { params: { id: page?.id ?? 0 } });
    expect(data.statusHistory).toEqual([
      {
        status: 'underReview',
        since: data.statusSince,
        until: null,
        why: { cause: 'neverRead', problem: null, failure: null },
        views: 0,
      },
    ]);
  });

  it('in XLSX keeps the digits of codes', async () => {
    const bytes = await writeXlsxFile([
      [{ value: 'url' }, { value: 'EAN' }, { value: 'SKU' }],
      [{ value: 'https://shop.example/xlsx/1' }, { value: 9_521_100_000_116 }, { value: '007' }],
    ]).toBuffer();
    expect(await take({ bytes })).toMatchObject({ added: 1, refusedCount: 0 });
    expect(await listed('/xlsx/')).toMatchObject([{ ean: '9521100000116', retailerSku: '007' }]);
  });

  it.each([
    [
      'YML',
      `<?xml version="1.0"?><yml_catalog><shop><name>Shop</name><offers>
        <offer id="55"><url>https://shop.example/yml/1</url><name>Pot &amp; lid</name><vendor>Acme</vendor>
        <vendorCode>P-1</vendorCode><barcode>9521100000116</barcode></offer></offers></shop></yml_catalog>`,
      'yml/1',
    ],
    [
      'RSS',
      `<rss xmlns:g="x"><channel><title>Shop</title><link>https://shop.example</link><item><g:id>55</g:id>
        <title>Pot &amp; lid</title><link>https://shop.example/rss/1</link><g:brand>Acme</g:brand><g:mpn>P-1</g:mpn>
        <g:gtin>9521100000116</g:gtin></item></channel></rss>`,
      'rss/1',
    ],
  ])('as a feed in %s is taken up', async (_kind, bytes, path) => {
    expect(await take({ bytes })).toMatchObject({ added: 1, refusedCount: 0 });
    expect(await listed(path)).toMatchObject([
      { productName: 'Pot & lid', brand: 'Acme', mpn: 'P-1', ean: '9521100000116', retailerSku: '55' },
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ['no headings we know', 'a,b\n1,2', 'importColumnsMissing'],
    ['an open quote', 'link\n"x', 'csvNotReadable'],
    ['XML that is no feed', '<a><b/></a>', 'feedNotReadable'],
    ['a broken workbook', Buffer.from('PK\u{3}\u{4} broken'), 'sheetNotReadable'],
    ['nothing', '', 'fileMissing'],
    [
      'entities that multiply',
      `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><rss>&b;&b;</rss>`,
      'feedNotReadable',
    ],
  ])('with %s is refused as a whole', async (_what, bytes, code) => {
    expect(await send({ bytes })).toMatchObject({ status: 400, body: { code } });
  });

  it('for a license of others is refused', async () => {
    const bytes = 'link\nhttps://shop.example/theirs';
    expect(await send({ bytes, licenseId: 2 })).toMatchObject({ status: 400 });
  });
});

describe('a feed at an address', () => {
  it('is tried, taken up, and not fetched from inside our network', async () => {
    const ann = await server.as('ann');
    shop.pages.set('/feed.xml', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end('<yml><offer id="F-1"><url>https://shop.example/feed/1</url><name>Pot</name></offer></yml>'),
    );
    shop.pages.set('/leads-inside', (_request, response) =>
      response.writeHead(302, { location: 'https://127.0.0.1/feed.xml' }).end(),
    );
    const body = { retailerId: 1, licenseId: 1, address: `${shop.origin}/feed.xml` };
    const tried = await ann.call(contract.importPageFeed, { body: { ...body, dryRun: true } });
    expect(tried.data).toMatchObject({ added: 1, refusedCount: 0 });
    expect(await listed('shop.example/feed/1')).toEqual([]);
    await ann.call(contract.importPageFeed, { body });
    expect(await listed('shop.example/feed/1')).toMatchObject([{ retailerSku: 'F-1', productName: 'Pot' }]);

    for (const address of [
      `${shop.origin}/leads-inside`,
      `${shop.origin}/missing`,
      'https://10.0.0.1/feed',
    ]) {
      await expect(ann.call(contract.importPageFeed, { body: { ...body, address } })).rejects.toMatchObject({
        status: 400,
        code: 'feedNotFetched',
      });
    }
    await expect(
      ann.call(contract.importPageFeed, { body: { ...body, licenseId: 2 } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('of the demo’s shop is fetched, and nothing else of this server', async () => {
    const ann = await server.as('ann');
    Object.assign(server.services.config, { demoShopOrigins: [server.url] });
    onTestFinished(() => void Object.assign(server.services.config, { demoShopOrigins: [] }));
    const codeOf = (path: string) =>
      ann
        .call(contract.importPageFeed, {
          body: { retailerId: 1, licenseId: 1, address: `${server.url}${path}`, dryRun: true },
        })
        .then(
          () => 'taken',
          (error: unknown) => (error as { code?: string }).code,
        );
    expect(await codeOf('/robots.txt')).toBe('importColumnsMissing');
    expect(await codeOf('/metrics')).toBe('feedNotFetched');
    expect(await codeOf('/demo-shop/../metrics')).toBe('feedNotFetched');
  });
});
