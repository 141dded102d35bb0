import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi, type EpackApi } from './epackApi.ts';
import { expect, test } from './test.ts';
import { unzip } from './unzip.ts';

const ean = '4000000000006';
const plainEan = '4000000000013';

const text = (content: string) => block('Text', { text: content });
const accordion = block('Accordion', { title: 'Is it hot?' }, text('As hot as it gets.'));
const tabs = [1, 2, 3].map((tabId) => block('TabButton', { tabId }, text(`Tab ${tabId}`)));
const tabContents = [1, 2, 3].map((tabId) => block('TabContent', { tabId }, text(`Content ${tabId}`)));
const slider = block('Slider', {}, ...[1, 2, 3].map((slide) => text(`Slide ${slide}`)));
const code = '<p>Widget</p><script>document.body.append(`runs in ${self.origin}`)</script>';

let api: EpackApi;
let id: string;

test.beforeAll(async ({ vitrina }) => {
  api = await connectEpackApi(vitrina.address);
  const tabList = block('Row', {}, block('Column', {}, ...tabs));
  const script = block('Script', { code, title: 'Their widget' });
  const blocks = [block('Feature', {}, accordion, tabList, ...tabContents, slider, script)];
  id = await api.create({ name: 'Interactive soup', ean, blocks });
  await api.publish(id);
});

/** A visitor's actions on the blocks, wherever the page is shown. */
function pageOf(page: Page) {
  const content = page.locator('[data-epack]');
  const answer = content.getByText('As hot as it gets.');
  const question = content.locator('summary');
  const tab = (tabId: number) => content.getByRole('tab', { name: `Tab ${tabId}` });
  const next = content.getByRole('button', { name: 'Следующий слайд' });
  const bullet = (slide: number) => content.getByRole('button', { name: `Слайд ${slide}` });

  async function expectTab(tabId: number): Promise<void> {
    await expect(tab(tabId)).toHaveAttribute('aria-selected', 'true');
    await expect(content.getByRole('tabpanel')).toHaveText([`Content ${tabId}`]);
  }
  async function expectSlide(slide: number): Promise<void> {
    await expect(bullet(slide)).toHaveAttribute('aria-current', 'true');
    await expect(content.getByText(`Slide ${slide}`)).toBeInViewport({ ratio: 0.9 });
  }
  return {
    async useByMouse() {
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await question.click();
      await expect(answer).toBeHidden();

      await expectTab(1);
      await tab(3).click();
      await expectTab(3);

      await expectSlide(1);
      await next.click();
      await expectSlide(2);
      await expect(content.getByText('Slide 1')).not.toBeInViewport();
      await bullet(3).click();
      await expectSlide(3);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
    },
    async useByKeyboard() {
      const { keyboard } = page;
      await question.focus();
      await keyboard.press('Enter');
      await expect(answer).toBeVisible();

      await keyboard.press('Tab');
      await expect(tab(1)).toBeFocused();
      await keyboard.press('ArrowRight');
      await expect(tab(2)).toBeFocused();
      await expectTab(2);
      await keyboard.press('End');
      await expectTab(3);
      await keyboard.press('ArrowRight');
      await expectTab(1);

      await keyboard.press('Tab');
      await expect(content.getByRole('region', { name: 'Слайды' })).toBeFocused();
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await expect(next).toBeFocused();
      await keyboard.press('Enter');
      await expectSlide(2);
      await bullet(1).focus();
      await keyboard.press('Space');
      await expectSlide(1);
    },
    async expectWidget() {
      const frame = content.locator('vitrina-script iframe');
      await expect(frame).toHaveAttribute('title', 'Their widget');
      await expect(frame.contentFrame().getByText('runs in null')).toBeVisible();
      await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(30);
    },
  };
}

/** Records the paths of scripts a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const shownAt = {
  'the shop’s page': () => `/demo-shop/products/${ean}`,
  'the preview': () => `/panel/builder-pro/preview/${id}`,
};

for (const [where, address] of Object.entries(shownAt)) {
  test.describe(`interactive blocks on ${where}`, () => {
    test.beforeEach(({ page }) => page.goto(address()));
    test('work by mouse', ({ page }) => pageOf(page).useByMouse());
    test('work by keyboard', ({ page }) => pageOf(page).useByKeyboard());
    test('run others’ scripts in a frame without an origin', ({ page }) => pageOf(page).expectWidget());
  });
}

test('interactive blocks work in the unzipped download, from a folder, offline', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-interactive-'));
  const archive = join(folder, 'epack.zip');
  await writeFile(archive, await api.download(id));
  await unzip(archive, folder);
  const offline = await browser.newContext({ offline: true });
  const page = await offline.newPage();
  for (const use of ['useByMouse', 'useByKeyboard', 'expectWidget'] as const) {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await pageOf(page)[use]();
  }
  await offline.close();
  await rm(folder, { recursive: true });
});

/** The loader, and the script it loads near the window. */
const embedScripts = ['/stream/v1/embed.js', '/stream/v1/mount.js'];

test('a page loads the scripts of its blocks and no other', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(`/demo-shop/products/${ean}`);
  await pageOf(page).expectWidget();
  await page.waitForLoadState('networkidle');
  expect(scripts.toSorted()).toEqual([
    '/stream/v1/elements/vitrina-script.js',
    '/stream/v1/elements/vitrina-slider.js',
    '/stream/v1/elements/vitrina-tab-button.js',
    ...embedScripts,
  ]);
});

test('a page without interactive blocks loads no script but the embed script', async ({ page }) => {
  const blocks = [block('Feature', {}, text('Plain soup'), accordion)];
  await api.publish(await api.create({ name: 'Plain soup', ean: plainEan, blocks }));
  const scripts = watchScripts(page);
  await page.goto(`/demo-shop/products/${plainEan}`);
  await expect(page.locator('[data-epack]').getByText('Plain soup')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.toSorted()).toEqual(embedScripts);
});
