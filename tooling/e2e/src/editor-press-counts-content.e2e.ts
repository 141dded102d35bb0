import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { allowClipboard } from './clipboard.ts';
import { countPresses } from './countPresses.ts';
import { demoAsset } from './demoAsset.ts';
import { drawPicture } from './drawPicture.ts';
import { dropFromDisk } from './dropFromDisk.ts';
import { newGtin } from './newGtin.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 240_000 });
const stored = { timeout: 180_000 };

test('D3 three columns with images take 2 presses: a row, and a drop of three files', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Above'));
  const { blocks, paletteItem } = builderPro(page);
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-columns-'));
  const files = ['one', 'two', 'three'].map((name) => join(folder, `${name}.png`));
  for (const file of files) await writeFile(file, (await drawPicture(page, file)).buffer);
  await expect(paletteItem('Row')).toBeVisible();
  const presses = await countPresses(page);
  await paletteItem('Row').click();
  await dropFromDisk(blocks('Column').first(), files);
  await expect(blocks('Column').locator('[data-key=Image]')).toHaveCount(3, stored);
  await expect(blocks('Column')).toHaveCount(3);
  // A drag from the desktop is one press there.
  expect((await presses.read()) + 1).toBe(2);
  await page.keyboard.press('Control+z');
  await expect(blocks('Image')).toHaveCount(0);
  await expect(blocks('Column')).toHaveCount(2);
  await rm(folder, { recursive: true });
});

test('D3 a rotation of 24 frames takes 2 presses: the viewer, and a drop of the files', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Above'));
  const { blocks, paletteItem } = builderPro(page);
  const name = (index: number) => `media/spin/bike_${String(index + 1).padStart(3, '0')}.jpg`;
  const files = Array.from({ length: 24 }, (_, index) => demoAsset(name(index)));
  await expect(paletteItem('360° viewer')).toBeVisible();
  const presses = await countPresses(page);
  await paletteItem('360° viewer').click();
  await dropFromDisk(blocks('Viewer360'), files);
  const rotation = blocks('Viewer360').locator('[data-frames]');
  const frames = async () => (await rotation.getAttribute('data-frames').catch(() => ''))?.split(' ').length;
  await expect.poll(frames, stored).toBe(24);
  expect((await presses.read()) + 1).toBe(2);
});

test('D3 ten texts take 4 presses to be restyled: two of the menu, and two of the style', async ({
  page,
  vitrina,
}) => {
  const texts = Array.from({ length: 10 }, (_, index) => textBlock(`Text ${index + 1}`));
  await openEditor(page, vitrina, ...texts);
  const { blocks, inspector } = builderPro(page);
  await expect(blocks('Text')).toHaveCount(10);
  const presses = await countPresses(page);
  await blocks('Text').nth(4).click({ button: 'right' });
  await chooseFromMenu(page, 'Select all of this kind');
  await inspector.getByRole('combobox', { name: 'Text style' }).click();
  await page.getByRole('option', { name: /^Heading 3/ }).click();
  await expect(blocks('Text').first()).toHaveCSS('font-size', '26.4px');
  await expect(blocks('Text').last()).toHaveCSS('font-size', '26.4px');
  expect(await presses.read()).toBe(4);
});

test('M9 a page of three texts takes 8 presses to be translated, one of them for each text', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Чайник'), textBlock('Тихий'), textBlock('Лёгкий'));
  const { blocks } = builderPro(page);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: /^Locale/ }).click();
  await chooseFromMenu(page, 'Add a locale');
  const adding = page.getByRole('dialog', { name: 'Add a locale' });
  await adding.getByLabel('Language').selectOption('en');
  await adding.getByRole('button', { name: 'Add a locale' }).click();
  await page.getByRole('button', { name: '3 texts to translate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translation: ru to en' });
  for (const [index, word] of ['Kettle', 'Quiet', 'Light'].entries()) {
    await expect(dialog.getByRole('textbox').nth(index)).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Control+Enter');
  }
  await expect(dialog.getByText('All 3 texts are translated')).toBeVisible();
  await expect(blocks('Text')).toHaveText(['Kettle', 'Quiet', 'Light']);
  // The choice of the language.
  expect((await presses.read()) + 1).toBe(8);
});

test('an image is replaced in all packages by 10 presses, and back by 1', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro');
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  const presses = await countPresses(page);
  await more.click();
  await chooseFromMenu(page, 'Find and replace');
  const kind = page.getByLabel('Find', { exact: true });
  await kind.focus();
  await kind.selectOption('image');
  const choose = async (label: string, search: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.keyboard.type(search);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(search, {
      ignoreCase: true,
    });
    await page.keyboard.press('Enter');
  };
  await choose('Current', 'tomato');
  await choose('New', 'bean');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText(/^Found [1-9]\d* matches/)).toBeVisible(stored);
  await page.getByRole('button', { name: /^Replace \d+ matches/ }).click();
  const undo = page.getByRole('button', { name: /^Undo in \d+ packages/ });
  await expect(undo).toBeVisible(stored);
  // Two for the choice of the kind.
  expect((await presses.read()) + 2).toBe(10);
  await undo.click();
  await expect(page.getByText(/^Undone in/)).toBeVisible(stored);
});

test('D5 a section is copied to another package by 5 presses', async ({ page, vitrina }) => {
  const otherPath = await openEditor(page, vitrina, textBlock('Of the other package'));
  await openEditor(page, vitrina, textBlock('Copied'), block('Slider', {}, textBlock('Slide')));
  await allowClipboard(page);
  const other = await page.context().newPage();
  await openPath(other, otherPath);
  const [here, there] = [await countPresses(page), await countPresses(other)];
  await page.bringToFront();
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+c');
  await other.bringToFront();
  await builderPro(other).blocks('Text').first().click();
  await other.keyboard.press('Control+v');
  await expect(builderPro(other).blocks('Slider')).toBeVisible();
  await expect(builderPro(other).blocks('Text').filter({ hasText: 'Copied' })).toBeVisible();
  expect((await here.read()) + (await there.read())).toBe(5);
});

test('D8 a page becomes a template by 3 presses', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Launch'));
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Package menu' }).click();
  await chooseFromMenu(page, 'Save page as a template');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(`Launch ${newGtin()}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await presses.read()).toBe(3);
});

test('D13 a package is published by 2 presses', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Ready'));
  const presses = await countPresses(page);
  await builderPro(page).button('Publish').click();
  await page.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
  await expect(page.getByText(/^Published to \d+ retailer/)).toBeVisible();
  expect(await presses.read()).toBe(2);
});
