import { findChromium } from '../../bootstrap/chromium.mjs';
import { holdClean } from './axe.ts';
import { expect, test } from './test.ts';
import { startVitrinaServer } from './vitrinaServer.ts';

test('a shop’s developer tests a page without an account, and gets the line to change', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const vitrina = await startVitrinaServer({ CHECK_BROWSER_PATH: findChromium() ?? '' });
  try {
    const context = await browser.newContext({ locale: 'en-US', baseURL: vitrina.address });
    const page = await context.newPage();
    const faulty = `${vitrina.address}/demo-shop/watched/noBrand`;
    await page.goto(`/test-page?link=${encodeURIComponent(faulty)}`);
    await expect(page.getByRole('textbox', { name: 'Address of a product page' })).toHaveValue(faulty);
    await holdClean(page, 'the form');
    await page.getByRole('button', { name: 'Test page' }).press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Visitors don’t see the content: 1 problem' }),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'No brand' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Use this script tag' })).toContainText('data-brand=');
    await holdClean(page, 'a problem');
    const result = page.url();
    expect(result).toContain('#result=');

    const narrow = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
    const colleague = await narrow.newPage();
    await colleague.goto(result);
    await expect(colleague.getByRole('heading', { name: 'Нет бренда' })).toBeVisible();
    const overflowPx = await colleague.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBe(0);
    await holdClean(colleague, 'a result on a phone');

    const sound = `${vitrina.address}/demo-shop/products/9521100000116`;
    await page.getByRole('textbox', { name: 'Address of a product page' }).fill(sound);
    await page.getByRole('button', { name: 'Test again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Visitors see the content. Nothing to change.' }),
    ).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'EN' }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(
      page.getByRole('heading', { name: 'Посетители видят контент. Менять ничего не нужно.' }),
    ).toBeVisible();
    await Promise.all([context.close(), narrow.close()]);
  } finally {
    await vitrina.stop();
  }
});
