import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi, type EpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { expect, test } from './test.ts';

const ean = newGtin();
const text = (content: string) => [block('Feature', {}, block('Text', { text: content }))];

/** Opens the product's page and waits until the embed knows that there is no content. */
async function visit(page: Page): Promise<void> {
  await page.goto(`/demo-shop/products/${ean}`);
  await expect(page.locator('[data-vitrina="none"]')).toBeAttached();
}

const contentOf = (page: Page) => page.locator('[data-epack]');

/** Everything of the shop’s page that could differ: its elements, and the names in its window. */
const imprint = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    names: Object.getOwnPropertyNames(window)
      .filter((name) => !name.startsWith('__playwright'))
      .toSorted(),
    elements: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/stream/v1/elements/')).length,
  }));

/** Expects a change to be visible within five seconds for a visitor who keeps reloading. */
async function expectSoon(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(contentOf(page)).toHaveText(words, { timeout: 1000 });
  }).toPass({ timeout: 5000 });
}

test.describe.serial('what is published reaches the shop’s page, and leaves it', () => {
  let api: EpackApi;
  let id: string;
  let page: Page;
  let before: Awaited<ReturnType<typeof imprint>>;

  test.beforeAll(async ({ browser, vitrina }) => {
    api = await connectEpackApi(vitrina.address);
    page = await browser.newPage({ baseURL: vitrina.address });
    await visit(page);
    before = await imprint(page);
  });
  test.afterAll(() => page.close());

  test('published, it is seen by the next visitor', async ({ browser, vitrina }) => {
    id = await api.create({ name: 'Pumpkin soup', ean, blocks: text('With pumkin') });
    await api.publish(id);
    // A visitor who looked before knows for a minute that there is nothing.
    await page.close();
    page = await browser.newPage({ baseURL: vitrina.address });
    await page.goto(`/demo-shop/products/${ean}`);
    await expectSoon(page, 'With pumkin');
  });

  test('corrected and published again, the correction is seen within five seconds', async () => {
    await api.save(id, text('With pumpkin'));
    await api.publish(id);
    await expectSoon(page, 'With pumpkin');
  });

  test('rolled back, the earlier version is seen', async () => {
    const [, first] = await api.publications(id);
    await api.rollBack(id, first ?? 0);
    await expectSoon(page, 'With pumkin');
  });

  test('taken off, the shop’s page is as if it had never been there', async () => {
    await api.unpublish(id);
    await visit(page);
    await expect(page.locator('[data-vitrina-host]')).toHaveCount(0);
    expect(await imprint(page)).toEqual(before);
  });

  test('and no cookie of ours was ever set', async () => {
    expect(await page.context().cookies()).toEqual([]);
  });
});
