import { type Block, block } from '@vitrina/demo/wirePage';
import { expect, type Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { signIn } from './signIn.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

let count = 0;

/** A text block of a test's page. */
export const textBlock = (text: string): Block => block('Text', { text });

/** Saves a package of these blocks, signs in and opens it. Returns its path, for further tabs. */
export async function openEditor(
  page: Page,
  vitrina: VitrinaServer,
  ...blocks: readonly Block[]
): Promise<string> {
  const api = await connectEpackApi(vitrina.address);
  count += 1;
  const ean = newGtin();
  const id = await api.create({ name: `Package ${count}`, ean, blocks: [block('Feature', {}, ...blocks)] });
  const path = `/panel/builder-pro/${id}`;
  if (!(await isSignedIn(page))) await signIn(page, 'editor');
  await openPath(page, path);
  return path;
}

/** Opens an existing package, and waits until its page is rendered. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toBeVisible();
  await expect(page.locator('[data-block]').first()).toBeVisible();
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (
    page.url() !== 'about:blank' && (await page.evaluate(() => localStorage.getItem('accessToken') !== null))
  );
}
