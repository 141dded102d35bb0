import { block } from '@vitrina/demo/wirePage';
import type { Browser, Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { expect, test } from './test.ts';

const ean = '4000000000266';
const otherEan = '4000000000273';
const content = 'Soup under all conditions';

test.beforeAll(async ({ vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  for (const [of, text] of [
    [ean, content],
    [otherEan, 'Another soup'],
  ] as const) {
    const blocks = [block('Feature', {}, block('Text', { text }), block('Accordion', { title: 'More' }))];
    await api.publish(await api.create({ name: text, ean: of, blocks }));
  }
});

const tag = `<script async src="/stream/v1/embed.js" data-retailer="1" data-ean="${ean}"></script>`;
/** The guide's rule for the space. */
const room = `<style>[data-vitrina=''] { min-height: 100vh; animation: vitrina-room 0s 3s forwards }
@keyframes vitrina-room { to { min-height: 0 } }</style>`;

async function visit(page: Page, body: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${room}</head><body>${body}</body></html>`;
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/shop');
  return complaints;
}

const place = (page: Page) => page.locator('[data-vitrina]').first();
const heightOf = async (page: Page) => (await place(page).boundingBox())?.height;

test('a tag manager adds the script after the page has loaded', async ({ page }) => {
  const complaints = await visit(
    page,
    `<div data-vitrina></div><script>addEventListener('load', () => setTimeout(() => {
      const script = document.createElement('script');
      script.src = '/stream/v1/embed.js';
      script.setAttribute('data-retailer', '1');
      script.setAttribute('data-ean', '${ean}');
      document.head.append(script);
    }, 100))</script>`,
  );
  await expect(page.getByText(content)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a module loader and jQuery of the shop are left alone', async ({ page }) => {
  const complaints = await visit(
    page,
    `<script>window.define = window.require = () => { throw new Error('Mismatched anonymous define()') };
    window.define.amd = {}; window.exports = {}; window.module = { exports: window.exports };
    window.jQuery = window.$ = Object.freeze(function () { return [] });</script><div data-vitrina></div>${tag}`,
  );
  await expect(page.getByText(content)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys((globalThis as unknown as { exports: object }).exports)),
  ).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an ad blocker that blocks all but the script leaves no empty space', async ({ page }) => {
  await page.route(/\/(i|p)\/|mount\.js/, (route) => route.abort('blockedbyclient'));
  const complaints = await visit(page, `<div data-vitrina></div>${tag}<footer>Delivery</footer>`);
  await expect(place(page)).toHaveAttribute('data-vitrina', 'error');
  expect(await heightOf(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('content is printed', async ({ page }) => {
  await visit(page, `<div data-vitrina></div>${tag}`);
  await expect(page.getByText(content)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(content)).toBeVisible();
  expect(await heightOf(page)).toBeGreaterThan(20);
});

test('a shop of one page shows the content of the product it opens', async ({ page }) => {
  await visit(page, `<div data-vitrina></div>${tag}`);
  await expect(page.getByText(content)).toBeVisible();
  await page.evaluate((next) => {
    history.pushState({}, '', '/other');
    document.querySelector('script[data-ean]')?.setAttribute('data-ean', next);
  }, otherEan);
  await expect(page.getByText('Another soup')).toBeVisible();
  await expect(page.getByText(content)).toHaveCount(0);
});

/** Opens a page without JavaScript. */
async function openUnscripted(browser: Browser, baseURL: string, body: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, body);
  return page;
}

test('without JavaScript, the space is released, and content of the shop’s server is readable', async ({
  browser,
  vitrina,
}) => {
  const page = await openUnscripted(browser, vitrina.address, `<div data-vitrina></div>${tag}`);
  expect(await heightOf(page)).toBeGreaterThan(500);
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.context().close();

  const html = await (await fetch(`${vitrina.address}/stream/v1/html?retailer=1&ean=${ean}`)).text();
  const drawn = await openUnscripted(browser, vitrina.address, html);
  await expect(drawn.getByText(content)).toBeVisible();
  await drawn.context().close();
});
