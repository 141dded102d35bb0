import { block } from '@vitrina/demo/wirePage';
import type { Frame, Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { type HostileShop, startHostileShop, type ShopPage } from './hostile-shop/hostileShop.ts';
import { expect, test } from './test.ts';

const ean = '4000000000037';
const unpublishedEan = '4000000000044';
const coloredEan = '4000000000051';
const text = (content: string, more = {}) => block('Text', { text: content, ...more });

let shop: HostileShop;
test.beforeAll(async ({ vitrina }) => {
  shop = await startHostileShop(vitrina.address);
  const api = await connectEpackApi(vitrina.address);
  const heading = text('Soup in a hostile place', { element: 'h2' });
  const accordion = block('Accordion', { title: 'Is it hot?' }, text('As hot as it gets.'));
  const slider = block('Slider', {}, ...[1, 2, 3].map((slide) => text(`Slide ${slide}`)));
  const tabs = [1, 2].map((tabId) => block('TabButton', { tabId }, text(`Tab ${tabId}`)));
  const contents = [1, 2].map((tabId) => block('TabContent', { tabId }, text(`Content ${tabId}`)));
  const list = block('Row', {}, block('Column', {}, ...tabs));
  const blocks = [block('Feature', {}, heading, accordion, slider, list, ...contents)];
  await api.publish(await api.create({ name: 'Hostile soup', ean, blocks }));
  const colored = block('Feature', {}, text('<p><span style="color: #cf222e">Hot</span> soup</p>'));
  await api.publish(await api.create({ name: 'Colored soup', ean: coloredEan, blocks: [colored] }));
});
test.afterAll(() => shop.stop());

/** Opens a page of the shop. @returns the frame of the package, and the page's console errors */
async function open(page: Page, of: Partial<ShopPage>): Promise<{ frame: Frame; complaints: string[] }> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const last = of.ean === unpublishedEan ? '/coverage-1.json' : '/stream/v1/events';
  const reported = page.waitForResponse((response) => response.url().endsWith(last));
  await page.goto(shop.urlOf({ ean, ...of }));
  await reported;
  return { frame: page.frames().at(-1) ?? page.mainFrame(), complaints };
}

/** The appearance of the package: computed styles and positions of its elements. */
const looks = (frame: Frame) =>
  frame.evaluate(() => {
    const root = document.querySelector('[data-vitrina-host]')?.shadowRoot;
    const epack = root?.querySelector('[data-epack]');
    const origin = epack?.getBoundingClientRect();
    return Array.prototype.slice.call(epack?.querySelectorAll('*') ?? []).flatMap((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || !origin) return [];
      const { color, fontSize, fontFamily, letterSpacing, textTransform, margin, padding, opacity } =
        getComputedStyle(element);
      const place = [x - origin.x, y - origin.y, width, height].map((px) => Math.round(px)).join(' ');
      return [
        [
          element.localName,
          place,
          color,
          fontSize,
          fontFamily,
          letterSpacing,
          textTransform,
          margin,
          padding,
          opacity,
        ].join(' | '),
      ];
    });
  });

const widthOfPlace = (frame: Frame) =>
  frame.evaluate(() => {
    const host = document.querySelector<HTMLElement>('[data-vitrina-host]');
    return { place: host?.parentElement?.clientWidth, host: host?.offsetWidth };
  });

for (const widthPx of [320, 1440, 1920])
  for (const direction of ['ltr', 'rtl'] as const)
    for (const isFramed of [false, true])
      test(`looks as it should at ${widthPx} px, ${direction}${isFramed ? ', in a frame' : ''}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: widthPx, height: 900 });
        const calm = await looks((await open(page, { direction, isFramed })).frame);
        expect(calm.length).toBeGreaterThan(10);
        const hostile = await open(page, { direction, isFramed, isStyled: true, hasOldLibrary: true });
        await expect(hostile.frame.getByRole('heading', { name: 'Soup in a hostile place' })).toBeVisible();
        const { place, host } = await widthOfPlace(hostile.frame);
        expect(host).toBe(place);
        expect(await looks(hostile.frame)).toEqual(calm);
        expect(hostile.complaints).toEqual([]);
      });

test('works among the shop’s old library', async ({ page }) => {
  const { frame, complaints } = await open(page, { isStyled: true, hasOldLibrary: true });
  const content = frame.locator('[data-epack]');
  await content.locator('summary').click();
  await expect(content.getByText('As hot as it gets.')).toBeVisible();
  await content.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect(content.getByRole('button', { name: 'Слайд 2' })).toHaveAttribute('aria-current', 'true');
  await content.getByRole('tab', { name: 'Tab 2' }).click();
  await expect(content.getByRole('tabpanel')).toHaveText(['Content 2']);
  expect(complaints).toEqual([]);
});

test('a word keeps its own color where the shop’s policy refuses styles in markup', async ({ page }) => {
  const { frame } = await open(page, { ean: coloredEan });
  await expect(frame.getByText('Hot', { exact: true })).toHaveCSS('color', 'rgb(207, 34, 46)');
});

test('adds nothing to the shop’s page but its host', async ({ page, browser }) => {
  const { frame } = await open(page, { hasOldLibrary: true });
  const unscripted = await browser.newPage();
  await unscripted.route('**/embed.js', (route) => route.abort());
  await unscripted.goto(shop.urlOf({ ean, hasOldLibrary: true }));
  const namesIn = (where: Frame | Page) =>
    where.evaluate(() => {
      const names = Object.getOwnPropertyNames(window).toSorted();
      return names.filter((name) => !name.startsWith('__playwright'));
    });
  expect(await namesIn(frame)).toEqual(await namesIn(unscripted));
  const html = await frame.evaluate(() => document.documentElement.outerHTML);
  const bare = await unscripted.evaluate(() => document.documentElement.outerHTML);
  expect(html.replace('<div data-vitrina-host=""></div>', '')).toBe(bare);
  await unscripted.close();
});

test('where nothing is published the page is as the shop wrote it', async ({ page, browser }) => {
  const { frame, complaints } = await open(page, { ean: unpublishedEan, hasOldLibrary: true });
  const unscripted = await browser.newPage();
  await unscripted.route('**/embed.js', (route) => route.abort());
  await unscripted.goto(shop.urlOf({ ean: unpublishedEan, hasOldLibrary: true }));
  const bare = await unscripted.evaluate(() => document.documentElement.outerHTML);
  await expect.poll(() => frame.evaluate(() => document.documentElement.outerHTML)).toBe(bare);
  expect(complaints).toEqual([]);
  await unscripted.close();
});

for (const [what, pattern] of [
  ['the rest of the script', '**/mount.js'],
  ['the pointer', '**/i/1/**'],
  ['the content', '**/p/**'],
] as const)
  test(`a network that fails at ${what} leaves the shop’s page untouched`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(pattern, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(shop.urlOf({ ean }));
    await failed;
    await expect(page.locator('[data-vitrina-host]')).toHaveCount(0);
    await expect(page.locator('main > *')).toHaveCount(3);
    expect(errors).toEqual([]);
  });

test('a network that is slow moves nothing of the shop’s but once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/mount.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(shop.urlOf({ ean }));
  const footer = page.locator('footer');
  await expect(page.locator('[data-vitrina-host]')).toHaveCount(1);
  const waiting = await footer.boundingBox();
  const height = await page
    .locator('[data-vitrina-host]')
    .evaluate((host) => host.getBoundingClientRect().height);
  expect(height).toBe(0);
  expect(waiting?.y).toBeLessThan(200);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Soup in a hostile place' })).toBeVisible();
});
