import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { expect, test } from './test.ts';

const ean = '4000000000143';
const unpublishedEan = '4000000000150';

test.beforeAll(async ({ vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const blocks = [block('Feature', {}, block('Text', { text: 'Soup behind a slow wire' }))];
  await api.publish(await api.create({ name: 'Slow soup', ean, blocks }));
});

/** A product page that reserves space as the guide says, and writes down the states. */
const shopPage = (
  of: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><style>
body { margin: 0 } main { height: 200px }
[data-vitrina=''] { min-height: 100vh; animation: vitrina-room 0s 3s forwards }
@keyframes vitrina-room { to { min-height: 0 } }
</style><script>
window.states = [];
for (const state of ['shown', 'view', 'none', 'error', 'late'])
  document.addEventListener('vitrina:' + state, () => states.push(state));
</script></head><body><main>Product</main><div data-vitrina></div>
<script async src="/stream/v1/embed.js" data-retailer="1" data-ean="${of}"></script>
<footer style="height:3000px">Delivery</footer></body></html>`;

async function visit(page: Page, of = ean): Promise<void> {
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: shopPage(of) }));
  await page.goto('/shop');
}

const states = (page: Page) => page.evaluate(() => (globalThis as unknown as { states: string[] }).states);
const place = (page: Page) => page.locator('[data-vitrina]').first();
const heightOf = async (page: Page) => (await place(page).boundingBox())?.height;

test('content tells that it is shown and in view', async ({ page }) => {
  await visit(page);
  await expect.poll(() => states(page)).toEqual(['shown', 'view']);
  await expect(place(page)).toHaveAttribute('data-vitrina', 'shown');
});

test('a product without content releases the space in view, and says so', async ({ page }) => {
  await visit(page, unpublishedEan);
  await expect.poll(() => states(page)).toEqual(['none']);
  await expect(place(page)).toHaveAttribute('data-vitrina', 'none');
  expect(await heightOf(page)).toBe(0);
});

test('without the script, CSS releases the space', async ({ page }) => {
  await page.route('**/embed.js', (route) => route.abort());
  await visit(page);
  expect(await heightOf(page)).toBeGreaterThan(500);
  await expect.poll(() => heightOf(page)).toBe(0);
  expect(await states(page)).toEqual([]);
});

for (const [what, pattern] of [
  ['the rest of the script', '**/mount.js'],
  ['the pointer', '**/i/1/**'],
  ['the HTML', '**/*.html'],
  ['the style sheet', '**/p/**/*.css'],
] as const) {
  test(`${what} that fails releases the space, and says so`, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await visit(page);
    await expect.poll(() => states(page)).toEqual(['error']);
    await expect(place(page)).toHaveAttribute('data-vitrina', 'error');
    expect(await heightOf(page)).toBe(0);
  });

  test(`${what} that hangs releases the space, and content then appears out of view`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit(page);
    await expect.poll(() => states(page)).toEqual(['late']);
    await expect(place(page)).toHaveAttribute('data-vitrina', 'late');
    expect(await heightOf(page)).toBe(0);
    const loaded = page.waitForResponse((response) => response.url().includes('/p/'));
    held.resolve();
    await loaded;
    expect(await states(page)).toEqual(['late']);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => states(page)).toEqual(['late', 'shown']);
    await expect(page.getByText('Soup behind a slow wire')).toBeAttached();
  });
}

test('a server that never answers has failed in the end', async ({ page }) => {
  await page.clock.install();
  await page.route('**/i/1/**', () => undefined);
  const reported = page.waitForRequest((request) => request.postData()?.includes('"error"') ?? false);
  await visit(page);
  await expect(place(page)).toHaveAttribute('data-vitrina', '');
  await page.clock.runFor(3000);
  await expect.poll(() => states(page)).toEqual(['late']);
  await page.clock.runFor(13_000);
  await expect.poll(() => states(page)).toEqual(['late', 'error']);
  await reported;
});
