import type { Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { callAs, enterPanel } from './enterPanel.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';
import { untilDemoComplete } from './untilDemoComplete.ts';

interface TourAnswer {
  readonly data: {
    readonly epack: { readonly id: string; readonly name: string };
    readonly shopPath: string;
  };
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Actions for/ }) });

async function search(page: Page, word: string): Promise<void> {
  await page.goto(`/panel/builder-pro?search=${encodeURIComponent(word)}`);
  await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue(word);
}

test('an administrator resets the demo from the account menu: changes are gone, and sessions stay', async ({
  page,
  browser,
  vitrina,
}) => {
  test.setTimeout(500_000);
  // A reset is refused while the demo loads.
  await untilDemoComplete(vitrina.address);
  const { data: before } = (await callAs(vitrina.address, 'editor', {
    method: 'GET',
    path: '/demo/tour',
  })) as TourAnswer;
  const api = await connectEpackApi(vitrina.address);
  const own = `Reset ${Date.now()}`;
  await api.create({ name: own, ean: newGtin(), blocks: [textBlock('Mine')] });
  await api.unpublish(before.epack.id);

  const colleague = await browser.newContext({ baseURL: vitrina.address, locale: 'en-US' });
  const theirs = await colleague.newPage();
  await enterPanel(theirs, vitrina.address, 'editor', '/panel/dashboard');
  await search(theirs, own);
  await expect(rows(theirs).filter({ hasText: own })).toHaveCount(1);
  const content = theirs.locator('[data-block]').first();
  await theirs.goto(before.shopPath);
  await theirs.waitForLoadState('networkidle');
  await expect(content).toHaveCount(0);

  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Reset demo…' }).click();
  await page
    .getByRole('dialog', { name: 'Reset the demo?' })
    .getByRole('button', { name: 'Reset the demo' })
    .click();
  await expect(page.getByRole('dialog', { name: 'The demo is loading' })).toBeVisible();
  const ready = page.getByRole('dialog', { name: 'The demo is ready' });
  await expect(ready).toBeVisible({ timeout: 200_000 });
  await ready.getByRole('button', { name: 'Open the dashboard' }).click();
  // The administrator stays signed in, and meets the demo as after its first start.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Demo tour' })).toBeVisible();

  await search(theirs, own);
  await expect(theirs.getByText('Nothing found')).toBeVisible();
  await search(theirs, before.epack.name);
  await expect(rows(theirs).filter({ hasText: before.epack.name })).not.toHaveCount(0);
  await theirs.goto(before.shopPath);
  await theirs.keyboard.press('End');
  await expect(content).toBeVisible();
  await colleague.close();
});
