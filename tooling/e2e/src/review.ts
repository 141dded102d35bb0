import { block } from '@vitrina/demo/wirePage';
import { expect, type Browser, type Page } from '@playwright/test';

import { connectAdminApi } from './adminApi.ts';
import { editorIn } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import type { Language } from './panelScreens.ts';
import { signIn } from './signIn.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

/** Creates a published package, and an author whose company publishes only approved content. */
export async function createReviewedPackage(vitrina: VitrinaServer) {
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const blocks = [block('Feature', {}, textBlock('First words'), textBlock('Other words'))];
  const id = await api.create({ name: 'Reviewed kettle', ean, blocks });
  await api.publish(id);
  return { id, ean, author: await (await connectAdminApi(vitrina.address)).addReviewedAuthor() };
}

/** Signs in with a browser of its own, in this language. */
export async function openBrowserOf(browser: Browser, baseURL: string, login: string, language: Language) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, login);
  await editorIn(page, language).speak();
  return page;
}

/** Opens a package in a browser of its own. */
export async function openPackage(
  browser: Browser,
  baseURL: string,
  login: string,
  language: Language,
  id: string,
) {
  const page = await openBrowserOf(browser, baseURL, login, language);
  await page.goto(`/panel/builder-pro/${id}`);
  await expect(page.locator('[data-block]').first()).toBeVisible();
  return page;
}

/** The elements of a review in one language. */
export function reviewIn(page: Page, language: Language) {
  const { text, button } = editorIn(page, language);
  const panel = page.getByRole('complementary', { name: text('builder.review'), exact: true });
  return {
    panel,
    button,
    text,
    open: page.getByRole('button', { name: new RegExp(`^${text('builder.review')}`) }),
    dialog: page.getByRole('dialog').last(),
    state: (state: 'waiting' | 'returned' | 'approved') =>
      panel.getByRole('status').getByText(text(`builder.review.state.${state}`), { exact: true }),
    threads: panel.getByRole('tabpanel').getByRole('listitem'),
    inPanel: (id: Parameters<typeof text>[0]) => panel.getByRole('button', { name: text(id), exact: true }),
  };
}
