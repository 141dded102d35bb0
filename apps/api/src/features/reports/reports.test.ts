import type { ApiClient } from '@vitrina/api-client';
import { contract, type ReportInput } from '@vitrina/api-client/contract';
import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testEvent } from '../../../testing/events.ts';
import { openSettings } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { addDays, dayIn } from '../events/days.ts';
import { bucketOf, middleOf } from '../events/timeBuckets.ts';
import { makeReport } from './makeReport.ts';

let server: TestServer;
let ann: ApiClient;
const today = dayIn('Europe/Moscow', new Date());
const yesterday = addDays(today, -1);
const input: ReportInput = {
  kind: 'licenses',
  interval: 'daily',
  from: yesterday,
  to: today,
  marketplace: 'site',
  licenses: [1],
  retailers: [],
};

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  const body = minisite({ name: '=HYPERLINK("http://evil.example")', ean: testGtin(5), brand: 'A;cme "1"' });
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  const view = { epack_id: id, license_id: 1 };
  const dayAgo = new Date(Date.now() - 24 * 60 * 60_000);
  await server.services.events.add([
    testEvent({ ...view, ts: dayAgo }),
    testEvent(view),
    testEvent({ ...view, retailer_id: 2 }),
    testEvent({ ...view, kind: 'inview', ms: 1500 }),
    testEvent({ ...view, kind: 'inview', ms: 2500 }),
    testEvent({ ...view, kind: 'interaction' }),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.database.query.deleteFrom('report').execute();
});

async function make(body: ReportInput = input): Promise<number> {
  const { id } = (await ann.call(contract.createReport, { body })).data;
  await work(id);
  return id;
}

function work(reportId: number): Promise<void> {
  const { services } = server;
  return makeReport.run({ reportId }, { services, log: services.log, signal: new AbortController().signal });
}

async function download(id: number, format: 'csv' | 'xlsx', language = 'en'): Promise<Response> {
  return fetch(`${server.url}/api/statistics/reports/${id}/file?format=${format}`, {
    headers: { authorization: `Bearer ${await server.tokenOf('ann')}`, 'accept-language': language },
  });
}

describe('a report', () => {
  it('waits, then has its products at each retailer by interval', async () => {
    const { data } = await ann.call(contract.createReport, { body: input });
    expect(data).toMatchObject({ status: 'waiting', progress: 0, licenses: [{ name: 'License one' }] });
    const params = { id: data.id };
    await expect(ann.call(contract.listReportProducts, { params, query: {} })).rejects.toMatchObject({
      status: 409,
      code: 'reportNotReady',
    });
    await work(data.id);
    await work(data.id);
    expect((await ann.call(contract.getReport, { params })).data).toMatchObject({
      status: 'done',
      progress: 100,
      rowCount: 2,
      count: 3,
    });
    const { items } = (await ann.call(contract.listReportProducts, { params, query: {} })).data;
    expect(items).toMatchObject([
      {
        retailer: { name: 'Shop' },
        count: 2,
        inviewCount: 2,
        averageInviewMs: 2000,
        medianInviewMs: middleOf(bucketOf(1500)),
        interactionCount: 1,
        points: [
          { date: yesterday, count: 1 },
          { date: today, count: 1 },
        ],
      },
      { retailer: { name: 'Other shop' }, count: 1, averageInviewMs: null },
    ]);
  });

  it('is listed, found by what it is of, and deleted', async () => {
    const id = await make();
    await make({ ...input, interval: 'monthly' });
    const list = (query: Record<string, string>) =>
      ann
        .call(contract.listReports, { query })
        .then(({ data }) => data.items.map((report) => report.interval));
    expect(await list({})).toEqual(['monthly', 'daily']);
    expect(await list({ interval: 'daily' })).toEqual(['daily']);
    expect(await list({ search: 'license one' })).toHaveLength(2);
    expect(await list({ search: 'nothing' })).toEqual([]);
    await ann.call(contract.deleteReport, { params: { id } });
    expect(await list({})).toEqual(['monthly']);
    await work(id);
  });

  it('of a statistics group needs one of the user’s, with these licenses', async () => {
    const admin = await server.as('admin');
    const create = async (body: { licenseIds: number[]; userIds: number[] }) =>
      (
        await admin.call(contract.createStatisticsGroup, {
          body: { name: `g${Math.random()}`, permissions: [], ...body },
        })
      ).data.id;
    const ofGroup = (statisticsGroupId?: number): ReportInput => ({
      ...input,
      kind: 'statisticsGroup',
      ...(statisticsGroupId === undefined ? {} : { statisticsGroupId }),
    });
    const expectRefused = (body: ReportInput, code: string) =>
      expect(ann.call(contract.createReport, { body })).rejects.toMatchObject({ status: 400, code });
    await expectRefused(ofGroup(), 'marketplaceGroupAndLicenseNeeded');
    await expectRefused(ofGroup(await create({ licenseIds: [1], userIds: [] })), 'invalidInput');
    await expectRefused(ofGroup(await create({ licenseIds: [2], userIds: [2] })), 'invalidInput');
    const id = await make(ofGroup(await create({ licenseIds: [1], userIds: [2] })));
    expect((await ann.call(contract.getReport, { params: { id } })).data.statisticsGroup).not.toBeNull();
  });

  it.each([
    [{ marketplace: undefined }, 'marketplaceAndLicenseNeeded'],
    [{ licenses: [] }, 'marketplaceAndLicenseNeeded'],
    [{ from: today, to: yesterday }, 'rangeReversed'],
    [{ from: addDays(today, -400) }, 'rangeTooWide'],
  ])('is refused with %j', async (change, code) => {
    const body = { ...input, ...change };
    await expect(ann.call(contract.createReport, { body })).rejects.toMatchObject({ status: 400, code });
  });
});

describe('C5: a report', () => {
  it('is nobody else’s, and gone from reach with what it tells of', async () => {
    const params = { id: await make() };
    const ben = await server.as('ben');
    await expect(ben.call(contract.getReport, { params })).rejects.toMatchObject({ status: 404 });
    const { query } = server.services.database;
    const narrow = async (settings: object, retailers: number[]) => {
      await query.deleteFrom('group_retailer').where('group_id', '=', 1).execute();
      const rows = retailers.map((retailer_id) => ({ group_id: 1, retailer_id }));
      if (rows.length > 0) await query.insertInto('group_retailer').values(rows).execute();
      await query
        .updateTable('user_group')
        .set({ settings: JSON.stringify({ ...openSettings, ...settings }) })
        .where('id', '=', 1)
        .execute();
    };
    await narrow({}, [1]);
    await expect(ann.call(contract.getReport, { params })).rejects.toMatchObject({ status: 404 });
    await narrow({ excludedCategories: [3] }, []);
    await expect(ann.call(contract.getReport, { params })).rejects.toMatchObject({ status: 404 });
    await narrow({}, []);
    await expect(ann.call(contract.getReport, { params })).resolves.toMatchObject({ code: 200 });
  });
});

describe('a report’s file', () => {
  it('is CSV a spreadsheet opens rightly and runs nothing of', async () => {
    const response = await download(await make(), 'csv', 'ru');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, first, ...rest] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(header).toBe(
      `Товар;Бренд;EAN;MPN;Лицензия;Ритейлер;Просмотры;Попали на экран;Среднее время на экране, с;Медианное время на экране, с;Взаимодействия;${yesterday};${today}`,
    );
    expect(first).toBe(
      `"'=HYPERLINK(""http://evil.example"")";"A;cme ""1""";${testGtin(5)};K-1;License one;Shop;2;2;2;1,512;1;1;1`,
    );
    expect(rest).toHaveLength(2);
  });

  async function open(id: number, language: string): Promise<exceljs.Workbook> {
    const response = await download(id, 'xlsx', language);
    const book = new exceljs.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    return book;
  }

  function factsOf(book: exceljs.Workbook): Map<unknown, unknown> {
    const facts = new Map<unknown, unknown>();
    book.worksheets[1]?.eachRow((fact) => facts.set(fact.getCell(1).value, fact.getCell(2).value));
    return facts;
  }

  it('is a workbook of numbers and dates, whose titles filter, and of texts that stay texts', async () => {
    const book = await open(await make(), 'en');
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Report', 'About']);
    const [sheet] = book.worksheets;
    expect(sheet?.autoFilter).toBe('A1:M1');
    expect(sheet?.getCell('L1')).toMatchObject({ value: new Date(yesterday), numFmt: 'yyyy-mm-dd' });
    expect(sheet?.getCell('M1')).toMatchObject({ value: new Date(today), numFmt: 'yyyy-mm-dd' });
    expect(sheet?.getCell('A2')).toMatchObject({
      value: '=HYPERLINK("http://evil.example")',
      formula: undefined,
    });
    const texts = [
      '=HYPERLINK("http://evil.example")',
      'A;cme "1"',
      testGtin(5),
      'K-1',
      'License one',
      'Shop',
    ];
    expect(sheet?.getRow(2).values).toEqual([undefined, ...texts, 2, 2, 2, 1.512, 1, 1, 1]);
  });

  it('tells on a sheet of its own what was chosen and where the numbers come from', async () => {
    const begun = Date.now();
    const book = await open(await make({ ...input, retailers: [1, 2] }), 'en');
    expect(factsOf(book)).toEqual(
      new Map<string, unknown>([
        ['Source', 'Views that retailers’ pages reported to Vitrina'],
        ['First day', new Date(yesterday)],
        ['Last day', new Date(today)],
        ['Time zone of the days', 'Europe/Moscow'],
        ['Interval', 'By day'],
        ['Marketplace', 'Own site'],
        ['Licenses', 'License one'],
        ['Retailers', 'Other shop, Shop'],
        ['Rows', 2],
        ['Made', expect.any(Date)],
      ]),
    );
    // Spreadsheets have no time zone: times are in Moscow time, three hours ahead.
    const made = (factsOf(book).get('Made') as Date).getTime() - 3 * 60 * 60_000;
    expect(made).toBeGreaterThan(begun - 60_000);
    expect(made).toBeLessThan(Date.now() + 60_000);
  });

  it('speaks Russian to who reads Russian; months stand as months', async () => {
    const book = await open(await make({ ...input, interval: 'monthly' }), 'ru');
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Отчёт', 'О таблице']);
    const titles = book.worksheets[0]?.getRow(1).values as unknown[];
    expect(titles.slice(1, 4)).toEqual(['Товар', 'Бренд', 'EAN']);
    expect(titles.slice(7, 12)).toEqual([
      'Просмотры',
      'Попали на экран',
      'Среднее время на экране, с',
      'Медианное время на экране, с',
      'Взаимодействия',
    ]);
    expect(book.worksheets[0]?.getCell('L1')).toMatchObject({
      value: new Date(`${yesterday.slice(0, 7)}-01`),
      numFmt: 'yyyy-mm',
    });
    const facts = factsOf(book);
    expect(facts.get('Источник')).toBe('Просмотры, о которых Vitrina узнала от страниц ритейлеров');
    expect(facts.get('Первый день')).toEqual(new Date(yesterday));
    expect(facts.get('Интервал')).toBe('По месяцам');
    expect(facts.get('Ритейлеры')).toBe('Все');
  });
});
