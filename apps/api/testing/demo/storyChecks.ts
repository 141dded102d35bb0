import {
  contract,
  type InboxItem,
  type MonitoredPageDetail,
  type ProductFigures,
} from '@vitrina/api-client/contract';
import { calendarPackages, demoRetailers, stories } from '@vitrina/demo';
import { expect } from 'vitest';

import type { DemoYear } from './openDemoYear.ts';
import { readAll, sumOf } from './readAll.ts';

async function readInbox(demo: DemoYear, login: string): Promise<InboxItem[]> {
  const client = await demo.as(login);
  return readAll(async (query) => (await client.call(contract.listInbox, { query })).data);
}

/** Follows the notice about a product to its figures, by day. */
async function followNotice(demo: DemoYear, login: string, mpn: string): Promise<ProductFigures> {
  const client = await demo.as(login);
  const name = calendarPackages.find((one) => one.mpn === mpn)?.name ?? mpn;
  const notice = (await readInbox(demo, login)).find(({ title }) => title.endsWith(`: ${name}`));
  const link = new URL(notice?.link ?? '', 'http://panel.example');
  expect(link.pathname).toMatch(/^\/panel\/reports\/products\/[^\/]+$/v);
  const publicId = link.pathname.split('/').at(-1) ?? '';
  const { licenses = '', from = '', to = '' } = Object.fromEntries(link.searchParams);
  const query = { licenses, from, to, interval: 'daily' as const };
  const { data } = await client.call(contract.getProductFigures, { params: { publicId }, query });
  expect(data.product.mpn).toBe(mpn);
  return data;
}

/** Returns the average daily views of some days ago. */
function averageOf(demo: DemoYear, { series }: ProductFigures, since: number, until: number): number {
  const days = series.filter(({ date }) => date >= demo.daysAgo(since) && date < demo.daysAgo(until));
  return sumOf(days, ({ count }) => count) / days.length;
}

async function findPages(demo: DemoYear, login: string, search: string, retailerId: number) {
  const client = await demo.as(login);
  const list = await readAll(
    async (paging) =>
      (
        await client.call(contract.listMonitoredPages, {
          query: { ...paging, retailers: String(retailerId), search },
        })
      ).data,
  );
  const details: MonitoredPageDetail[] = [];
  for (const { id } of list) {
    details.push((await client.call(contract.getMonitoredPage, { params: { id } })).data);
  }
  return details;
}

const typicalMs = ({ checks }: MonitoredPageDetail) =>
  checks.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[Math.floor(checks.length / 2)] ?? 0;

/** The check of each story in the demo's README, with the package or retailer of its row. */
export const storyChecks: Readonly<Record<string, (demo: DemoYear, subject: string) => Promise<void>>> = {
  'A launch that worked': async (demo, mpn) => {
    const figures = await followNotice(demo, 'studio', mpn);
    expect(figures.comparison.dataSince).toBe(demo.daysAgo(stories.launch.since - 1));
    const studio = await demo.as('studio');
    const { license } = figures.pages[0] ?? {};
    const query = { licenses: String(license?.id), from: demo.daysAgo(stories.launch.since), to: demo.today };
    const { topProducts } = (await studio.call(contract.getDashboard, { query })).data;
    expect(topProducts[0]?.mpn).toBe(mpn);
  },
  'A page without its script for ten days': async (demo, mpn) => {
    const { retailerId, since, until } = stories.lostScript;
    const [page] = await findPages(demo, 'editor', mpn, retailerId);
    const [problem] = page?.problemHistory ?? [];
    expect(problem?.type).toBe('noScript');
    const lasted = Date.parse(problem?.clearedDate ?? '') - Date.parse(problem?.since ?? '');
    expect(lasted).toBe(10 * 24 * 60 * 60_000);
    expect(page?.statusHistory.map(({ status }) => status).slice(0, 4)).toEqual([
      'live',
      'lowTraffic',
      'noTraffic',
      'underReview',
    ]);
    const alert = (await readInbox(demo, 'editor')).find(({ link }) => link?.endsWith(`?open=${page?.id}`));
    expect(Date.parse(alert?.createdDate ?? '') - Date.parse(problem?.since ?? '')).toBe(60_000);
    const editor = await demo.as('editor');
    const query = {
      licenses: String(page?.license.id),
      retailers: String(retailerId),
      marketplace: 'site' as const,
      search: mpn,
      from: demo.daysAgo(since),
      to: demo.daysAgo(until + 1),
    };
    expect((await editor.call(contract.listProductVisits, { query })).data.items).toEqual([]);
  },
  'A retailer with slow pages': async (demo, name) => {
    const retailer = demoRetailers.find((one) => one.name === name);
    expect(retailer?.id).toBe(stories.slowRetailer.retailerId);
    const slow = await findPages(demo, 'studio', '', stories.slowRetailer.retailerId);
    expect(slow.length).toBeGreaterThan(10);
    expect(slow.filter((page) => typicalMs(page) < 3000)).toEqual([]);
    const other = await findPages(demo, 'studio', '', 4);
    expect(other.filter((page) => typicalMs(page) > 1000)).toEqual([]);
    const digest = (await readInbox(demo, 'studio')).find(({ link }) => link?.includes('retailers=8'));
    expect(digest?.link).toContain('statuses=lowTraffic');
    const studio = await demo.as('studio');
    const countOf = async (since: number) => {
      const query = {
        licenses: '3,4,5,6',
        retailers: String(retailer?.id),
        from: demo.daysAgo(since),
        to: demo.daysAgo(since - 27),
        interval: 'daily' as const,
        by: 'retailer' as const,
      };
      return (await studio.call(contract.getTrends, { query })).data.lines[0]?.total ?? 0;
    };
    const { since } = stories.slowRetailer;
    expect((await countOf(since)) / (await countOf(since + 28))).toBeLessThan(0.65);
  },
  'A campaign': async (demo, mpn) => {
    const { since, until } = stories.campaign;
    const figures = await followNotice(demo, 'studio', mpn);
    const during = averageOf(demo, figures, since, until);
    expect(during).toBeGreaterThan(2.5 * averageOf(demo, figures, since + 14, since));
    expect(averageOf(demo, figures, until, until - 10)).toBeLessThan(during);
  },
  'A season': async (demo, mpn) => {
    const figures = await followNotice(demo, 'editor', mpn);
    const inMonth = (month: string) =>
      sumOf(
        figures.series.filter(({ date }) => date.slice(5, 7) === month),
        ({ count }) => count,
      );
    expect(inMonth('01')).toBeGreaterThan(3 * inMonth('07'));
  },
};
