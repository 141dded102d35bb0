import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { startHostileShop } from './hostile-shop/hostileShop.ts';
import { expect, test } from './test.ts';

const ean = '4000000000204';
const uncoveredEan = '4000000000211';
const lateEan = '4000000000235';

test.beforeAll(async ({ vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const blocks = [block('Feature', {}, block('Text', { text: 'Soup that is covered' }))];
  await api.publish(await api.create({ name: 'Covered soup', ean, blocks }));
});

/** Writes down the files that come from the stream's network, and the errors of the shop's pages. */
async function watch(page: Page, stream: string) {
  const files: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (!fromDiskCache && !cached.has(requestId) && url.startsWith(stream)) files.push(new URL(url).pathname);
  });
  return { files, complaints };
}

const states = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { states: readonly string[] }).states);

async function noteStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { states: seen });
    for (const state of ['shown', 'none', 'error', 'late'])
      document.addEventListener(`vitrina:${state}`, () => seen.push(state));
  });
}

test('pages without content make one request, and the console stays empty', async ({ page, vitrina }) => {
  const shop = await startHostileShop(vitrina.address);
  const { files, complaints } = await watch(page, vitrina.address);
  await noteStates(page);
  await page.goto(shop.urlOf({ ean: uncoveredEan }));
  await expect.poll(() => states(page)).toEqual(['none']);
  expect(files).toEqual(['/stream/v1/embed.js', '/i/1/coverage-1.json']);
  for (const other of ['4000000000228', '036000291452']) {
    await page.goto(shop.urlOf({ ean: other }));
    await expect.poll(() => states(page)).toEqual(['none']);
  }
  expect(files).toEqual(['/stream/v1/embed.js', '/i/1/coverage-1.json']);
  expect(complaints).toEqual([]);
  await shop.stop();
});

async function visit(page: Page, of: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body>
<div data-vitrina></div><script async src="/stream/v1/embed.js" data-retailer="1" data-ean="${of}"></script></body></html>`;
  await noteStates(page);
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/shop');
}

for (const spelling of [` ${ean} `, '4-000000-000204', `0${ean}`])
  test(`content is shown for the code written as “${spelling}”`, async ({ page }) => {
    await visit(page, spelling);
    await expect(page.getByText('Soup that is covered')).toBeVisible();
    expect(await states(page)).toEqual(['shown']);
  });

test('a publication and its end reach the next visitors', async ({ browser, vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const expectState = async (state: string) => {
    const visitor = await browser.newPage();
    await visit(visitor, lateEan);
    await expect.poll(() => states(visitor)).toEqual([state]);
    await visitor.close();
  };
  await expectState('none');
  const blocks = [block('Feature', {}, block('Text', { text: 'Late soup' }))];
  const id = await api.create({ name: 'Late soup', ean: lateEan, blocks });
  await api.publish(id);
  await expectState('shown');
  await api.unpublish(id);
  await expectState('none');
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: '{"code":"notFound"}' }],
  ['is broken', { status: 500, body: 'Broken' }],
] as const)
  test(`where the file ${what}, products are looked up`, async ({ page }) => {
    await page.route('**/coverage-1.json', (route) => route.fulfill(answer));
    await visit(page, ean);
    await expect.poll(() => states(page)).toEqual(['shown']);
    await visit(page, uncoveredEan);
    await expect.poll(() => states(page)).toEqual(['none']);
  });
