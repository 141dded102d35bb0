import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClient } from '@vitrina/api-client';
import {
  contract,
  type MonitoredPage,
  type MonitoredPageDetail,
  type PageProblemType,
  type PageStatus,
} from '@vitrina/api-client/contract';
import { demoUsers, rejection, stories, storyNotices } from '@vitrina/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDemoYear, type DemoYear } from '../../../testing/demo/openDemoYear.ts';
import { readAll, sumOf } from '../../../testing/demo/readAll.ts';
import { makeReports, pageKey, type ViewsByPage, viewsOf } from '../../../testing/demo/readReports.ts';
import { readActivity, readTotals, readTrendTotals } from '../../../testing/demo/readTotals.ts';
import { storyChecks } from '../../../testing/demo/storyChecks.ts';
import { findRepositoryRoot } from '../../platform/config/repository.ts';
import { addDays, dayIn } from '../events/days.ts';
import { lowTrafficBelow } from '../monitor/rules/decideStatus.ts';
import { checkPages, renewPageStatuses } from '../monitor/jobs.ts';

interface KnownEpack {
  id: string;
  publicId: string;
  name: string;
}

let demo: DemoYear;
let admin: ApiClient;
let epacks: KnownEpack[];
let pages: MonitoredPageDetail[];
let views: ViewsByPage;

const timeZone = 'Europe/Moscow';
const everyLicense = [1, 2, 3, 4, 5, 6];

async function listPages(client: ApiClient): Promise<MonitoredPage[]> {
  return readAll(async (query) => (await client.call(contract.listMonitoredPages, { query })).data);
}

async function readPages(): Promise<MonitoredPageDetail[]> {
  const ids = (await listPages(admin)).map(({ id }) => id);
  const details = [];
  for (const id of ids) details.push((await admin.call(contract.getMonitoredPage, { params: { id } })).data);
  return details;
}

beforeAll(async () => {
  demo = await openDemoYear();
  admin = await demo.as('admin');
  epacks = await readAll(async (query) => (await admin.call(contract.listEpacks, { query })).data);
  pages = await readPages();
  const range = { interval: 'daily' as const, from: demo.daysAgo(365), to: demo.daysAgo(0) };
  views = viewsOf(await makeReports(demo.server, admin, { ...range, licenses: everyLicense }));
}, 480_000);
afterAll(() => demo.server.stop());

const publicIdOf = (epackId: string | undefined) =>
  epacks.find(({ id }) => id === epackId)?.publicId ?? 'unknown';
const keyOf = ({ mapping, retailer }: MonitoredPage) => pageKey(publicIdOf(mapping?.id), retailer.id);
/** Lists the pages that show a published package, each package once at a retailer. */
const shownPages = <Page extends MonitoredPage>(list: readonly Page[]): Page[] => [
  ...new Map(list.filter(({ isActive }) => isActive).map((page) => [keyOf(page), page])).values(),
];
const dayOf = (date: string) => dayIn(timeZone, new Date(date));
const daysBetween = (from: string, until: string): string[] =>
  from >= until ? [] : [from, ...daysBetween(addDays(from, 1), until)];

it('has views on every past day of the year, and none today', () => {
  const days = new Set([...views.values()].flatMap((byDay) => [...byDay.keys()]));
  expect(days.size).toBe(365);
  expect(days.has(demo.today)).toBe(false);
  expect(sumOf(views.values(), (byDay) => sumOf(byDay.values(), (count) => count))).toBeGreaterThan(100_000);
});

it('has no view of a package before its first publication at the retailer', async () => {
  for (const { id, publicId, name } of epacks) {
    const publications = await readAll(
      async (query) => (await admin.call(contract.listPublications, { params: { id }, query })).data,
    );
    const firstDays = new Map(
      publications.flatMap(({ publishedDate, retailers }) =>
        retailers.map((retailer) => [pageKey(publicId, retailer.id), dayOf(publishedDate)] as const),
      ),
    );
    const ofPackage = [...views].filter(([key]) => key.startsWith(`${publicId} `));
    for (const [key, byDay] of ofPackage) {
      const first = firstDays.get(key) ?? 'never';
      expect(
        [...byDay.keys()].filter((day) => day <= first),
        `${name} at ${key}`,
      ).toEqual([]);
    }
  }
});

it('has no view of a package on the days on which it was unpublished', async () => {
  const acts = await readAll(
    async (paging) =>
      (await admin.call(contract.listAuditLog, { query: { ...paging, action: 'epack.unpublish' } })).data,
  );
  expect(acts).toHaveLength(1);
  for (const { subject, date } of acts) {
    const { items } = (
      await admin.call(contract.listPublications, { params: { id: subject }, query: { limit: 100 } })
    ).data;
    const next = items.map(({ publishedDate }) => publishedDate).findLast((at) => at > date) ?? '';
    const silent = daysBetween(dayOf(date), addDays(dayOf(next), 1));
    expect(silent.length).toBeGreaterThan(14);
    const ofPackage = [...views].filter(([key]) => key.startsWith(`${publicIdOf(subject)} `));
    expect(ofPackage.length).toBeGreaterThan(0);
    for (const [, byDay] of ofPackage) expect(silent.filter((day) => byDay.has(day))).toEqual([]);
  }
});

it('has views only on product pages that exist in the live monitor', () => {
  const known = new Set(pages.filter(({ link }) => link !== null).map(keyOf));
  expect([...views.keys()].filter((key) => !known.has(key))).toEqual([]);
  const missing = pages.filter(({ link }) => link === null);
  expect(missing.map(({ status }) => status).toSorted()).toEqual(['noPdp', 'reasonSent']);
});

it('has every published package at each of its retailers in the live monitor', async () => {
  const known = new Set(shownPages(pages).map(keyOf));
  for (const { id, publicId, name } of epacks) {
    const states = (await admin.call(contract.listRetailerStates, { params: { id } })).data.items;
    const live = states
      .filter(({ state }) => state === 'live')
      .map(({ retailer }) => pageKey(publicId, retailer.id));
    expect([name, ...live.filter((key) => !known.has(key))]).toEqual([name]);
  }
});

/** Problems that keep visitors from seeing the package. */
const hiding: readonly PageProblemType[] = ['noScript', 'incorrectScript', 'noRich'];

it('has no view of a page while a problem keeps visitors from seeing its package', () => {
  const problems = shownPages(pages).flatMap((page) =>
    page.problemHistory
      .filter(({ type }) => hiding.includes(type))
      .map(({ type, since, clearedDate }) => ({ page, type, since, clearedDate })),
  );
  expect(new Set(problems.map(({ type }) => type))).toEqual(new Set(hiding));
  for (const { page, type, since, clearedDate } of problems) {
    const until = clearedDate === null ? addDays(demo.today, 1) : dayOf(clearedDate);
    const silent = daysBetween(dayOf(since), until);
    const byDay = views.get(keyOf(page));
    expect(
      silent.filter((day) => byDay?.has(day)),
      `${page.productName}, ${type}`,
    ).toEqual([]);
  }
});

it('has problems only in the life of their page, each until a check without it', () => {
  const now = new Date().toISOString();
  const withPast = pages.filter(({ lastVisited }) => lastVisited !== null);
  expect(withPast.length).toBeGreaterThan(150);
  for (const { statusHistory, problemHistory, checks, lastVisited } of withPast) {
    const born = statusHistory.at(-1)?.since ?? now;
    for (const { since, clearedDate } of problemHistory) {
      expect(since > born).toBe(true);
      expect((clearedDate ?? now) > since).toBe(true);
    }
    expect(checks.every(({ date }) => date > born && date <= now)).toBe(true);
    expect(checks.find(({ failure }) => failure === null)?.date).toBe(lastVisited);
    const open = problemHistory.filter(({ clearedDate }) => clearedDate === null);
    const hasScript = checks[0]?.evidence?.embed !== null;
    expect(open.some(({ type }) => type === 'noScript')).toBe(!hasScript);
  }
});

it('has statuses that follow each other, and agree with the views and the page', async () => {
  const { services } = demo.server;
  for (const { status, statusSince, statusHistory, impressions, link, reason } of pages) {
    const [current] = statusHistory;
    expect([current?.status, current?.since, current?.until]).toEqual([status, statusSince, null]);
    const [, ...earlier] = statusHistory;
    expect(earlier.map(({ until }) => until)).toEqual(statusHistory.slice(0, -1).map(({ since }) => since));
    const isRight: Partial<Record<PageStatus, boolean>> = {
      live: impressions >= lowTrafficBelow,
      lowTraffic: impressions > 0 && impressions < lowTrafficBelow,
      noTraffic: impressions === 0,
      noPdp: link === null,
    };
    expect(isRight[status] ?? true).toBe(true);
    expect(status === 'reasonSent').toBe(reason !== null);
  }
  const statuses = () => listPages(admin).then((list) => list.map(({ id, status }) => [id, status]));
  const before = await statuses();
  await renewPageStatuses.run({}, { services, log: services.log, signal: new AbortController().signal });
  expect(await statuses()).toEqual(before);
});

const users: readonly [login: string, licenses: readonly number[]][] = [
  ['admin', everyLicense],
  ['editor', [1]],
  ['viewer', [2]],
  ['studio', [3, 4, 5, 6]],
];
const choices = users.flatMap(([login, licenses]) => licenses.map((license) => ({ login, license })));

const lastMonth = () => ({ from: demo.daysAgo(30), to: demo.daysAgo(1) });

it.each(choices)('gives $login one total of views of license $license', async ({ login, license }) => {
  const totals = await readTotals(demo, await demo.as(login), { license, ...lastMonth() });
  expect(totals['dashboard']).toBeGreaterThan(100);
  expect(totals).toEqual(
    Object.fromEntries(Object.keys(totals).map((screen) => [screen, totals['dashboard']])),
  );
  expect(Object.keys(totals)).toEqual(expect.arrayContaining(['files', 'map', 'products', 'reports']));
});

/** The viewer has neither Trends nor the live monitor. */
const watching = choices.filter(({ login }) => login !== 'viewer');

it.each(watching)('gives $login the same in Trends of license $license', async ({ login, license }) => {
  const client = await demo.as(login);
  const choice = { license, ...lastMonth() };
  const query = { licenses: String(license), ...lastMonth() };
  const { total, users: userCount } = (await client.call(contract.getDashboard, { query })).data;
  expect(await readTrendTotals(client, choice)).toEqual({
    views: [total, total, total],
    users: userCount,
    ...(await readActivity(demo, client, choice)),
  });
});

it.each(watching)(
  'gives $login the same in the live monitor of license $license',
  async ({ login, license }) => {
    const client = await demo.as(login);
    const query = { licenses: String(license), from: demo.daysAgo(6), to: demo.today };
    const { total } = (await client.call(contract.getDashboard, { query })).data;
    const own = (await listPages(client)).filter((page) => page.license.id === license);
    expect(sumOf(own, ({ impressions }) => impressions)).toBe(total);
  },
);

it.each(choices)(
  'lists as PDPs without visits for $login the pages of license $license without views in Reports',
  async ({ login, license }) => {
    const client = await demo.as(login);
    const own = shownPages(pages).filter((page) => page.license.id === license);
    const range = { from: demo.daysAgo(14), to: demo.daysAgo(1) };
    const { days } = (
      await client.call(contract.listUnvisitedDays, { query: { licenses: String(license), ...range } })
    ).data;
    expect(days).toHaveLength(14);
    for (const { date, pageCount, unvisitedCount } of days) {
      const silent = own.map(keyOf).filter((key) => !views.get(key)?.has(date));
      expect([date, pageCount, unvisitedCount]).toEqual([date, own.length, silent.length]);
    }
    const { date = '' } = days.at(-1) ?? {};
    const listed = await readAll(
      async (paging) =>
        (
          await client.call(contract.listUnvisitedPages, {
            query: { ...paging, licenses: String(license), day: date },
          })
        ).data,
    );
    const silent = own.map(keyOf).filter((key) => !views.get(key)?.has(date));
    expect(listed.map(({ publicId, retailer }) => pageKey(publicId, retailer.id)).toSorted()).toEqual(
      silent.toSorted(),
    );
  },
);

it.each(users)('ranks only published packages for %s', async (login, licenses) => {
  const client = await demo.as(login);
  for (const from of [demo.daysAgo(30), demo.daysAgo(365)]) {
    for (const choice of [licenses, ...licenses.map((license) => [license])]) {
      const query = { licenses: choice.join(','), from, to: demo.today };
      const { topProducts } = (await client.call(contract.getDashboard, { query })).data;
      expect(topProducts.length).toBeGreaterThan(0);
      expect(topProducts.filter(({ isPublished }) => !isPublished)).toEqual([]);
    }
  }
});

it('has a package that a colleague returned, with a notice that leads to it', async () => {
  const studio = await demo.as('studio');
  const epack = (await studio.call(contract.listEpacks, { query: { search: rejection.mpn } })).data.items[0];
  const id = epack?.id ?? '';
  const { request } = (await studio.call(contract.getReview, { params: { id } })).data;
  expect(request).toMatchObject({ state: 'returned', reason: rejection.reason });
  expect(dayOf(request?.requestedDate ?? '')).toBe(demo.daysAgo(rejection.requestedOn));
  expect(dayOf(request?.decidedDate ?? '')).toBe(demo.daysAgo(rejection.returnedOn));
  const { items } = (await studio.call(contract.listInbox, { query: { limit: 100 } })).data;
  const notice = items.find(({ link }) => link?.includes(id));
  expect(notice?.createdDate).toBe(request?.decidedDate);
});

/** The newest notices, which the panel shows. */
const shownNotices = 20;

it.each(demoUsers.map(({ username }) => username))('leaves %s a handful of unread notices', async (login) => {
  const client = await demo.as(login);
  const { data } = await client.call(contract.listInbox, { query: { limit: shownNotices } });
  const items = data.items.filter(({ isRead }) => !isRead);
  const { unreadCount } = data;
  expect(items).toHaveLength(unreadCount);
  expect(unreadCount).toBeGreaterThan(0);
  expect(unreadCount).toBeLessThanOrEqual(6);
  const toStories = storyNotices.filter(({ usernames }) => usernames.includes(login));
  const links = items.filter(({ link }) => link?.startsWith('/panel/reports/products/'));
  expect(links).toHaveLength(toStories.length);
});

const readme = readFileSync(join(findRepositoryRoot(), 'tooling/demo/README.md'), 'utf8');
const storyRows = (readme.split('| Story')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? []).map((line) => {
  const [, story = '', subject = ''] = line.split('|').map((cell) => cell.trim());
  return { story, subject };
});

it('has a check for each story in the table of the README, and no other', () => {
  expect(storyRows.map(({ story }) => story).toSorted()).toEqual(Object.keys(storyChecks).toSorted());
});

it.each(storyRows)('tells the story of $story: $subject', async ({ story, subject }) => {
  const check = storyChecks[story];
  expect(check).toBeDefined();
  await check?.(demo, subject);
});

it('has pages on which a check finds what the calendar says', { timeout: 300_000 }, async () => {
  const { services } = demo.server;
  const checked = pages.filter(
    ({ lastVisited, retailer }) => lastVisited !== null && retailer.id !== stories.slowRetailer.retailerId,
  );
  const ids = checked.map(({ id }) => id);
  const { query } = services.database;
  await query
    .updateTable('product_page')
    .set({ next_check_at: new Date('2100-01-01') })
    .execute();
  await admin.call(contract.checkMonitoredPages, { body: { ids } });
  await checkPages.run({}, { services, log: services.log, signal: new AbortController().signal });
  const after = new Map((await listPages(admin)).map((page) => [page.id, page]));
  const facts = ({ link, status, problems, checkFailure }: MonitoredPage) => ({
    link,
    status,
    problems: problems.map(({ id, type, since }) => ({ id, type, since })),
    checkFailure,
  });
  for (const page of checked) {
    const now = after.get(page.id);
    expect(now && facts(now)).toEqual(facts(page));
    expect(now?.lastVisited).not.toBe(page.lastVisited);
  }
});
