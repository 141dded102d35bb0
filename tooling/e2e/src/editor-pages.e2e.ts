import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addPage, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

const components = /\/components\?/;

test('D15 a package comes with the page it was left at; another is loaded when it is first shown, and not again', async ({
  page,
  vitrina,
}) => {
  const path = await openWithSecondPage(page, vitrina);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (components.test(request.url())) loaded.push(url.searchParams.get('page') ?? '');
  });
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['One', 'One']);
  expect(loaded).toEqual([]);
  await openSection(page, 'Page', 'second.html');
  await expect(builderPro(page).blocks('Text')).toHaveCount(1);
  await openSection(page, 'Page', 'index.html');
  await openSection(page, 'Page', 'second.html');
  expect(loaded).toEqual(['second.html']);
});

test('D15 a page the server does not have is an empty one', async ({ page, vitrina }) => {
  await openPath(page, await openWithSecondPage(page, vitrina));
  await page.route(components, (route) =>
    route.fulfill({ status: 404, json: { code: 'notFound', message: 'Not found' } }),
  );
  await openSection(page, 'Page', 'second.html');
  const { blocks, canvas, paletteItem } = builderPro(page);
  await expect(canvas).toBeVisible();
  await expect(blocks('Text')).toHaveCount(0);
  await paletteItem('Text').click();
  await expect(blocks('Text')).toHaveCount(1);
});

test('D15 a block that is chosen while a page loads is added once it has loaded', async ({
  page,
  vitrina,
}) => {
  await openPath(page, await openWithSecondPage(page, vitrina));
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(components, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await openSection(page, 'Page', 'second.html');
  const { blocks, paletteItem } = builderPro(page);
  await paletteItem('Image').click();
  await expect(blocks('Image')).toHaveCount(0);
  answer();
  await expect(blocks('Image')).toHaveCount(1);
  await expect(blocks('Text')).toHaveCount(1);
});

test('D15 a page that failed to load says so, cannot be saved over, and is had by another try', async ({
  page,
  vitrina,
}) => {
  await openPath(page, await openWithSecondPage(page, vitrina));
  await page.route(/\/components\?.*page=second\.html/, (route) =>
    route.fulfill({ status: 500, json: { code: 'somethingWentWrong', message: 'Something went wrong' } }),
  );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openSection(page, 'Page', 'second.html');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toBeVisible();
  expect(logged.join('\n')).toMatch(/Could not load the page .*second\.html/);
  await builderPro(page).paletteItem('Text').click();
  await expect(builderPro(page).blocks('Text')).toHaveCount(0);
  await expect(builderPro(page).button('Save')).toBeDisabled();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(builderPro(page).blocks('Text')).toHaveCount(1);
  await builderPro(page).paletteItem('Text').click();
  await expect(builderPro(page).blocks('Text')).toHaveCount(2);
});

/** Saves a package with a text on `second.html`, last open at `index.html`. Returns its path. */
async function openWithSecondPage(page: Page, vitrina: Parameters<typeof openEditor>[1]): Promise<string> {
  const path = await openEditor(page, vitrina, textBlock('One'));
  await addPage(page, 'second.html');
  await builderPro(page).paletteItem('Text').click();
  await save(page);
  await openSection(page, 'Page', 'index.html');
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Control+d');
  await save(page);
  return path;
}
