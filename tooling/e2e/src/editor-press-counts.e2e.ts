import { block } from '@vitrina/demo/wirePage';

import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { allowClipboard } from './clipboard.ts';
import { countPresses } from './countPresses.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

test('D3 a styled title takes 8 presses: a block, its text, and three choices of the bar', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Below'));
  const { blocks, paletteItem } = builderPro(page);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
  await expect(paletteItem('Text')).toBeVisible();
  const presses = await countPresses(page);
  await paletteItem('Text').click();
  await expect(blocks('Text')).toHaveCount(2);
  await blocks('Text').last().dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
  // A sign of Markdown makes it a heading.
  await page.keyboard.type('# Quiet and light');
  await toolbar.getByRole('button', { name: /^Font size: / }).click();
  await page.getByRole('menuitemradio', { name: '32 px' }).click();
  await page.keyboard.press('Control+a');
  await toolbar.getByRole('button', { name: 'Bold' }).click();
  await expect(blocks('Text').last()).toHaveCSS('font-size', '32px');
  expect(
    await blocks('Text')
      .last()
      .evaluate(({ localName }) => localName),
  ).toBe('h1');
  await expect(blocks('Text').last()).toHaveText('Quiet and light');
  expect(await presses.read()).toBe(8);
});

test('D3 a table of a spreadsheet takes 2 presses, and the next slide order 2', async ({ page, vitrina }) => {
  const slides = ['A', 'B', 'C'].map((text) => block('Text', { text, minHeight: '120px' }));
  await openEditor(page, vitrina, textBlock('Above'), block('Slider', {}, ...slides));
  const { blocks } = builderPro(page);
  await allowClipboard(page);
  await page.evaluate(async () => {
    const rows = Array.from({ length: 6 }, (_, row) => `<tr>${`<td>${row}</td>`.repeat(4)}</tr>`);
    const html = new Blob([`<table>${rows.join('')}</table>`], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html })]);
  });
  await expect(blocks('Text').first()).toBeVisible();
  const presses = await countPresses(page);
  await blocks('Text').first().click();
  await page.keyboard.press('Control+v');
  await expect(blocks('TableRow')).toHaveCount(6);
  await expect(blocks('TableCell')).toHaveCount(24);
  expect(await presses.read()).toBe(2);

  await blocks('Slider').click({ position: { x: 4, y: 4 } });
  const first = page
    .getByRole('toolbar', { name: /^Order of the parts/ })
    .getByRole('button')
    .first();
  const { x, y, width, height } = await boxOf(first);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 52, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(blocks('Slider').locator('[data-key=Text]')).toHaveText(['B', 'C', 'A']);
  expect(await presses.read()).toBe(4);
});

test('D4 a value for phones alone takes 2 presses', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, block('FriendlySpacer', {}));
  const { blocks, size } = builderPro(page);
  await blocks('FriendlySpacer').click();
  const handle = page.getByRole('separator', { name: 'Height', exact: true });
  await expect(handle).toBeVisible();
  const presses = await countPresses(page);
  await size('Mobile').click();
  const { x, y, width, height } = await boxOf(handle);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 32, { steps: 6 });
  await page.mouse.up();
  await expect(blocks('FriendlySpacer')).toHaveCSS('height', '64px');
  expect(await presses.read()).toBe(2);
  await size('Desktop').click();
  await expect(blocks('FriendlySpacer')).toHaveCSS('height', '32px');
});
