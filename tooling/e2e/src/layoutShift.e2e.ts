import { block } from '@vitrina/demo/wirePage';
import type { Browser, Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { expect, test } from './test.ts';

const tallEan = '4000000000112';
const shortEan = '4000000000129';
const unpublishedEan = '4000000000136';

const paragraph = 'Soup that waits for you, warm in three minutes. '.repeat(30);
const text = (content: string) => block('Text', { text: content });

test.beforeAll(async ({ vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const publish = async (name: string, ean: string, texts: readonly string[]) =>
    api.publish(await api.create({ name, ean, blocks: [block('Feature', {}, ...texts.map(text))] }));
  await publish('Tall soup', tallEan, Array<string>(40).fill(paragraph));
  await publish('Short soup', shortEan, ['One line.']);
});

interface ShopPage {
  readonly ean: string;
  /** The height of the shop's own content above the place. */
  readonly abovePx: number;
  /** Whether the shop reserves space as the manual describes. */
  readonly keepsRoom?: boolean;
}

function shopPage({ ean, abovePx, keepsRoom = true }: ShopPage): string {
  const rule = keepsRoom
    ? "[data-vitrina='']{min-height:100vh;animation:room 0s 3s forwards}@keyframes room{to{min-height:0}}"
    : '';
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0}${rule}</style></head>
<body><main style="height:${abovePx}px;background:#eee">Product</main><div data-vitrina></div>
<script async src="/stream/v1/embed.js" data-retailer="1" data-ean="${ean}"></script>
<footer style="height:400px;background:#ccc">Delivery</footer></body></html>`;
}

/** Sums the visible layout shifts since the first paint. */
function watchShifts() {
  const seen = { sum: 0 };
  Object.assign(globalThis, { shiftsSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shiftsSeen: { sum: number } }).shiftsSeen.sum);

/** A first visit with an empty browser cache: opens the page, scrolls to its end and back. */
async function visit(browser: Browser, baseURL: string, widthPx: number, shop: ShopPage): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: widthPx, height: 850 } });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: shopPage(shop) }));
  const last = shop.ean === unpublishedEan ? '/coverage-1.json' : '/stream/v1/events';
  const reported = page.waitForResponse((response) => response.url().endsWith(last));
  await page.goto('/shop');
  await page.mouse.move(100, 100);
  // The content loads before it is in view, if the visitor scrolls slowly enough.
  for (let scrolledPx = 0; scrolledPx < shop.abovePx - 1200; scrolledPx += 100) await scroll(page, 100);
  await reported;
  for (let step = 0; step < 12; step++) await scroll(page, 400);
  for (let step = 0; step < 24; step++) await scroll(page, -400);
  return page;
}

async function scroll(page: Page, byPx: number): Promise<void> {
  await page.mouse.wheel(0, byPx);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const widthPx of [390, 1440])
  for (const [where, abovePx] of [
    ['in the first window', 300],
    ['far below it', 3000],
  ] as const)
    for (const [what, ean] of [
      ['tall content', tallEan],
      ['content lower than the room kept', shortEan],
      ['no content', unpublishedEan],
    ] as const)
      if (ean !== unpublishedEan || abovePx > 1000)
        test(`nothing seen moves: ${what} ${where}, ${widthPx} px wide`, async ({ browser, vitrina }) => {
          const page = await visit(browser, vitrina.address, widthPx, { ean, abovePx });
          expect(await shiftsOf(page)).toBe(0);
          await expect(page.locator('[data-vitrina-host]')).toHaveCount(ean === unpublishedEan ? 0 : 1);
          await page.context().close();
        });

test('without room kept the shop’s footer moves, and that is noticed here', async ({ browser, vitrina }) => {
  const page = await visit(browser, vitrina.address, 1440, { ean: tallEan, abovePx: 300, keepsRoom: false });
  expect(await shiftsOf(page)).toBeGreaterThan(0.05);
  await page.context().close();
});

test('where nothing is published, out of sight, the room is given back and the shop is told', async ({
  browser,
  vitrina,
}) => {
  const page = await visit(browser, vitrina.address, 1440, { ean: unpublishedEan, abovePx: 3000 });
  const place = page.locator('[data-vitrina]');
  await expect(place).toHaveAttribute('data-vitrina', 'none');
  expect(await place.evaluate((element) => element.outerHTML)).toBe('<div data-vitrina="none"></div>');
  expect((await place.boundingBox())?.height).toBe(0);
  await page.context().close();
});

test('where nothing is published, in sight, the room is given back at once', async ({ browser, vitrina }) => {
  const page = await visit(browser, vitrina.address, 1440, { ean: unpublishedEan, abovePx: 300 });
  await expect(page.locator('[data-vitrina]')).toHaveAttribute('data-vitrina', 'none');
  expect((await page.locator('[data-vitrina]').boundingBox())?.height).toBe(0);
  await page.context().close();
});
