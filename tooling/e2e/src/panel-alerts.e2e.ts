import { watchedPages } from '@vitrina/demo';
import { test as base, type Page } from '@playwright/test';

import { findChromium } from '../../bootstrap/chromium.mjs';
import { callAs, enterPanel } from './enterPanel.ts';
import { startFeedServer, type FeedServer } from './feedServer.ts';
import { perWorker } from './perWorker.ts';
import { expect } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

const monitorPath = '/panel/statistics/liveMonitor';
const reasonsPath = '/panel/page-reasons';

interface Served {
  readonly feed: FeedServer;
  readonly vitrina: VitrinaServer;
}

const test = base.extend<object, { served: Served; picturing: VitrinaServer }>({
  /** A server that is allowed to fetch the feed. */
  served: perWorker(async (provide) => {
    const feed = await startFeedServer();
    const vitrina = await startVitrinaServer({ CHECK_ALLOWED_ORIGINS: feed.origin });
    await provide({ feed, vitrina });
    await vitrina.stop();
    await feed.stop();
  }),
  /** A server that takes screenshots of pages with problems: its checks of the whole shop take a minute. */
  picturing: perWorker(async (provide) => {
    const vitrina = await startVitrinaServer({ CHECK_BROWSER_PATH: findChromium() ?? '' });
    await provide(vitrina);
    await vitrina.stop();
  }),
  baseURL: async ({ served }, provide) => provide(served.vitrina.address),
});

interface ListedPage {
  id: number;
  retailerSku: string;
  lastVisited: string | null;
  checkFailure: string | null;
}

async function listPages(address: string, search: string): Promise<ListedPage[]> {
  const path = `/live-monitor?search=${search}&limit=100&offset=0`;
  const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as {
    data: { items: ListedPage[] };
  };
  return data.items;
}

/** Waits until the demo has checked every page of its shop. */
async function untilChecked(address: string, timeout = 60_000): Promise<void> {
  const isChecked = ({ lastVisited, checkFailure }: ListedPage) =>
    lastVisited !== null || checkFailure !== null;
  const count = async () => (await listPages(address, 'POLKA-')).filter(isChecked).length;
  await expect.poll(count, { timeout }).toBe(watchedPages.length);
}

/** Opens a page of the demo's shop beside the list. */
async function openSheet(page: Page, address: string, id: string) {
  const found = (await listPages(address, `POLKA-${id}`)).find(
    ({ retailerSku }) => retailerSku === `POLKA-${id}`,
  );
  await page.goto(`${monitorPath}?open=${found?.id}`);
  return page.getByRole('complementary');
}

async function checkNow(page: Page, address: string, id: string): Promise<void> {
  const sheet = await openSheet(page, address, id);
  await sheet.getByRole('button', { name: 'Check now' }).click();
  await expect(sheet.getByText('Checking the page…')).toBeVisible();
  await expect(sheet.getByText('Checking the page…')).toBeHidden({ timeout: 60_000 });
}

test('S8, S10: a rule tells in the inbox of a problem that begins, with the way to the page', async ({
  page,
  served: { vitrina },
}) => {
  // Rules run every minute.
  test.setTimeout(300_000);
  const { address } = vitrina;
  await untilChecked(address);
  await enterPanel(page, address, 'admin', '/demo-shop/watched/');
  await page.getByRole('button', { name: 'Исправить noBrand', exact: true }).click();
  await checkNow(page, address, 'noBrand');

  await page.goto(monitorPath);
  await page.getByRole('link', { name: 'Alert rules' }).click();
  await page.getByRole('link', { name: 'Add an alert rule' }).first().click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Choose at least one problem or status')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Brands that vanish');
  await page.getByRole('checkbox', { name: 'No brand' }).check();
  await page.getByRole('combobox', { name: 'When' }).selectOption('At once');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Brands that vanish No brand .*At once/ })).toBeVisible();

  await page.goto('/demo-shop/watched/');
  await page.getByRole('button', { name: 'Сломать снова noBrand', exact: true }).click();
  await checkNow(page, address, 'noBrand');

  const inbox = async () => {
    const answer = await callAs(address, 'admin', { method: 'GET', path: '/notifications/inbox' });
    return (answer as { data: { items: { title: string }[] } }).data.items.map(({ title }) => title);
  };
  await expect.poll(inbox, { timeout: 120_000, intervals: [2000] }).toContain('Brands that vanish: 1 new');
  await page.goto('/panel/profile');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Brands that vanish: 1 new' });
  await expect(item.getByText(/^No brand: .*Полка/)).toBeVisible();
  await item.getByRole('link', { name: 'Open' }).click();
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByText('POLKA-noBrand', { exact: true })).toBeVisible();
  await expect(sheet.getByText('No brand', { exact: true }).first()).toBeVisible();
});

test('S8: an administrator adds a reason, renames it and retires it: pages keep it, nobody is offered it', async ({
  page,
  served: { vitrina },
}) => {
  const { address } = vitrina;
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const reasons = page.getByRole('combobox', { name: 'Reason why the page isn’t live' });
  await enterPanel(page, address, 'admin', reasonsPath);
  await page.getByRole('link', { name: 'Add a reason' }).first().click();
  await page.getByRole('textbox', { name: 'English name' }).fill('The shop moves house');
  await page.getByRole('textbox', { name: 'Russian name' }).fill('Магазин переезжает');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(rowOf('The shop moves house')).toContainText('Offered');

  const sheet = await openSheet(page, address, 'noEan');
  await reasons.selectOption('The shop moves house');
  await sheet.getByRole('button', { name: 'Send reason' }).click();
  await expect(sheet.getByRole('button', { name: 'Remove reason' })).toBeVisible();

  await page.goto(reasonsPath);
  await rowOf('The shop moves house').getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'English name' }).fill('The shop has moved');
  await page.getByRole('switch', { name: 'Retired' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowOf('The shop has moved')).toContainText('Retired');
  await expect(rowOf('The shop has moved').getByRole('cell', { name: '1', exact: true })).toBeVisible();

  const kept = await openSheet(page, address, 'noEan');
  await expect(kept.getByText('The shop has moved', { exact: true }).first()).toBeVisible();
  await kept.getByRole('button', { name: 'Remove reason' }).click();
  await expect(reasons.getByRole('option', { name: 'Other' })).toBeAttached();
  await expect(reasons.getByRole('option', { name: 'The shop has moved' })).toHaveCount(0);
});

test('S8, S16: a feed at an address is tried first, says what it refuses, and is then taken up', async ({
  page,
  served: { feed, vitrina },
}) => {
  const { address } = vitrina;
  await enterPanel(page, address, 'admin', monitorPath);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import product pages' });
  await dialog.getByRole('combobox', { name: 'License' }).click();
  await page.getByRole('option', { name: 'Kernhof' }).click();
  await dialog.getByRole('combobox', { name: 'Retailer' }).click();
  await page.getByRole('option', { name: 'Полка' }).click();
  const look = async (url: string) => {
    await dialog.getByRole('textbox', { name: 'Or a feed address' }).fill(url);
    await dialog.getByRole('button', { name: 'Preview import' }).click();
  };
  await look(`${feed.origin}/none.xml`);
  await expect(
    dialog.getByText(/^The address could not be read\. It must be a public https address/),
  ).toBeVisible();
  await look(feed.feedUrl);
  for (const row of [/^2 link The link must be/, /^3 link The link must be/])
    await expect(dialog.getByRole('row', { name: row })).toBeVisible();
  expect(await listPages(address, '/fed/')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 1 page' }).click();
  await expect(page.getByText('1 page imported')).toBeVisible();
  expect(await listPages(address, '/fed/')).toMatchObject([{ retailerSku: 'FEED-1' }]);
});

// The last group: its server keeps taking screenshots, which would delay the others.
test.describe('on a server with a browser', () => {
  test.use({ baseURL: async ({ picturing }, provide) => provide(picturing.address) });

  test('S8: a page with a problem shows what it looked like when the problem was found', async ({
    page,
    picturing: { address },
  }) => {
    test.setTimeout(300_000);
    // A second browser on the machine slows down the one that checks the pages.
    await untilChecked(address, 240_000);
    const [found] = await listPages(address, 'POLKA-noScript');
    const path = `/live-monitor/pages/${found?.id}`;
    const isPictured = async () => {
      const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as {
        data: { shotDate: string | null };
      };
      return data.shotDate !== null;
    };
    await expect.poll(isPictured).toBe(true);
    await enterPanel(page, address, 'admin', monitorPath);
    const sheet = await openSheet(page, address, 'noScript');
    const picture = sheet.getByRole('img', { name: /^Screenshot of the page:/ });
    // Until it has measured each page of the demo, the server's own browser leaves this one little of the processor.
    await expect(picture).toBeVisible({ timeout: 60_000 });
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBe(800);
  });
});
