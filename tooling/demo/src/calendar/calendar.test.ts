import { expect, it } from 'vitest';

import { calendarPackages, yearDays } from './packages.ts';
import { type CalendarDay, countViews, findFault, isPublishedAllDay } from './pageDays.ts';
import { calendarPages, isShopDown } from './pages.ts';
import { stories } from './stories.ts';

const dayMs = 24 * 60 * 60_000;
const loaded = Date.parse('2026-11-28');
const dayOf = (daysAgo: number): CalendarDay => ({
  daysAgo,
  day: new Date(loaded - daysAgo * dayMs).toISOString().slice(0, 10),
});
const year = Array.from({ length: yearDays + 1 }, (_, daysAgo) => dayOf(daysAgo));
const pageOf = (mpn: string, retailerId: number) => {
  const page = calendarPages.find((one) => one.package.mpn === mpn && one.retailerId === retailerId);
  if (!page) throw new Error(`No page of ${mpn} at ${retailerId}`);
  return page;
};
const countBetween = (page: Parameters<typeof countViews>[0], since: number, until: number) =>
  year
    .filter(({ daysAgo }) => daysAgo <= since && daysAgo > until)
    .reduce((sum, day) => sum + countViews(page, day), 0);

it('has each package once at each of its retailers', () => {
  const keys = calendarPages.map((page) => `${page.package.gtin} ${page.retailerId}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(calendarPackages.map(({ mpn }) => mpn)).size).toBe(calendarPackages.length);
  expect(keys.length).toBeGreaterThan(150);
});

it('gives the same views in any order', () => {
  const count = () => calendarPages.map((page) => countBetween(page, 40, 0));
  expect(count()).toEqual(count());
});

it('has no views before a publication, today, without a page, or while a shop is down', () => {
  const silent = calendarPages.flatMap((page) =>
    year
      .filter(
        ({ daysAgo }) =>
          daysAgo === 0 ||
          page.path === null ||
          !isPublishedAllDay(page, daysAgo) ||
          isShopDown(page.retailerId, daysAgo),
      )
      .map((day) => countViews(page, day)),
  );
  expect(silent.length).toBeGreaterThan(5000);
  expect(silent.filter((count) => count > 0)).toEqual([]);
});

it('has faults only while the page has its package and the shop answers', () => {
  const faults = calendarPages.flatMap((page) => page.faults.map((fault) => ({ page, ...fault })));
  expect(faults.length).toBeGreaterThan(8);
  for (const { page, since, until = 0 } of faults) {
    expect(since).toBeGreaterThan(until);
    for (let daysAgo = until; daysAgo <= since; daysAgo += 1) {
      expect(isPublishedAllDay(page, daysAgo)).toBe(true);
      expect(isShopDown(page.retailerId, daysAgo)).toBe(false);
    }
  }
});

it('has publications in order, of which only a new version follows another', () => {
  for (const { publications } of calendarPackages) {
    expect(publications.toSorted((a, b) => b - a)).toEqual(publications);
  }
});

it('loses the views of a page without its script for ten days', () => {
  const { mpn, retailerId, since, until } = stories.lostScript;
  const page = pageOf(mpn, retailerId);
  expect(since - until).toBe(10);
  expect(findFault(page, since)?.fault).toBe('noScript');
  expect(countBetween(page, since, until)).toBe(0);
  expect(countBetween(page, since + 10, since)).toBeGreaterThan(20);
  expect(countBetween(page, until, until - 10)).toBeGreaterThan(20);
});

it('loses half of the views of a retailer with slow pages', () => {
  const { retailerId, since } = stories.slowRetailer;
  const pages = calendarPages.filter((page) => page.retailerId === retailerId);
  const sum = (from: number, until: number) =>
    pages.reduce((total, page) => total + countBetween(page, from, until), 0);
  expect(sum(since, since - 28) / sum(since + 28, since)).toBeLessThan(0.65);
});

it('gains views by a launch, a campaign and a season', () => {
  const { launch, campaign, season } = stories;
  const ofProduct = (mpn: string, since: number, until: number) =>
    calendarPages
      .filter((page) => page.package.mpn === mpn)
      .reduce((total, page) => total + countBetween(page, since, until), 0);
  const brand = calendarPackages.find(({ mpn }) => mpn === launch.mpn)?.licenseId;
  const rivals = calendarPackages.filter(({ licenseId, mpn }) => licenseId === brand && mpn !== launch.mpn);
  for (const { mpn } of rivals) {
    expect(ofProduct(launch.mpn, launch.since, 0)).toBeGreaterThan(ofProduct(mpn, launch.since, 0));
  }
  const days = campaign.since - campaign.until;
  expect(ofProduct(campaign.mpn, campaign.since, campaign.until)).toBeGreaterThan(
    2.5 * ofProduct(campaign.mpn, campaign.since + days, campaign.since),
  );
  const inMonth = (month: string) =>
    calendarPages
      .filter((page) => page.package.mpn === season.mpn)
      .flatMap((page) =>
        year.filter(({ day }) => day.slice(5, 7) === month).map((day) => countViews(page, day)),
      )
      .reduce((total, count) => total + count, 0);
  expect(inMonth('01')).toBeGreaterThan(3 * inMonth('07'));
});
