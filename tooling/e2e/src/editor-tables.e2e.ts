import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { paste } from './clipboard.ts';
import { dragBy } from './dragBy.ts';
import { longPress } from './longPress.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const tableOf = (...rows: readonly (readonly string[])[]) =>
  block(
    'Table',
    {},
    ...rows.map((cells) =>
      block('TableRow', {}, ...cells.map((cell) => block('TableCell', {}, textBlock(cell)))),
    ),
  );

const models = () => tableOf(['Model', 'Power'], ['GC712', '2000 W']);

/** The texts of the table's cells, row by row. */
const readRows = (page: Page) => () =>
  page
    .locator('[data-key=TableRow]')
    .evaluateAll((rows) =>
      rows.map((tableRow) => [...tableRow.children].map((cell) => cell.textContent).join('|')),
    );

const handle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });

test('D3 a table is edited by mouse: handles, widths, cells of a spreadsheet, and the context menu', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Above'), models());
  const { blocks } = builderPro(page);
  const rows = readRows(page);
  const texts = blocks('TableCell').locator('[data-key=Text]');
  await texts.first().click();
  // The handles of other columns are there only near the pointer.
  await texts.nth(1).hover();
  await handle(page, 'Column 2').click();
  await holdClean(page, 'the menu of a column');
  await item(page, /^Insert column after/).click();
  await expect.poll(rows).toEqual(['Model|Power|', 'GC712|2000 W|']);

  await texts.first().hover();
  const box = await boxOf(handle(page, 'Column 1'));
  await dragBy(page, handle(page, 'Column 1'), box.width * 1.5, 0);
  await expect.poll(rows).toEqual(['Power|Model|', '2000 W|GC712|']);

  const cell = blocks('TableCell').first();
  const { width } = await boxOf(cell);
  await dragBy(page, page.getByRole('separator', { name: 'Width of column 1' }), 80, 0);
  await expect.poll(async () => (await boxOf(cell)).width - width).toBeGreaterThan(70);

  await texts.first().click({ button: 'right' });
  await holdClean(page, 'the context menu of a cell');
  await item(page, /^Delete row/).click();
  await expect.poll(rows).toEqual(['2000 W|GC712|']);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await expect.poll(rows).toEqual(['Model|Power', 'GC712|2000 W']);

  await texts.nth(3).click();
  const sheet =
    '<table><tr><td style="font-weight:bold">2200 W</td><td>6</td></tr><tr><td>9</td></tr></table>';
  await paste(page, { 'text/html': sheet, 'text/plain': '2200 W\t6\n9' });
  await expect.poll(rows).toEqual(['Model|Power|', 'GC712|2200 W|6', '|9|']);
  await expect(texts.nth(4).locator('strong')).toHaveText('2200 W');
  await holdClean(page, 'the handles of a table');
});

test('D3 a table is filled and rearranged by keyboard alone, and nothing typed is lost', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, models());
  const rows = readRows(page);
  await builderPro(page).blocks('TableCell').first().locator('[data-key=Text]').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  for (const text of ['!', '?', '.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('GC750');
  await expect.poll(rows).toEqual(['Models|Power!', 'GC712?|2000 W.', 'GC750|']);
  await page.keyboard.press('Control+Alt+Shift+ArrowUp');
  await expect.poll(rows).toEqual(['Models|Power!', 'GC750|', 'GC712?|2000 W.']);
  await page.keyboard.press('Control+Alt+ArrowRight');
  await expect.poll(rows).toEqual(['Models||Power!', 'GC750||', 'GC712?||2000 W.']);
  await page.keyboard.type('6');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('9');
  await expect.poll(rows).toEqual(['Models||Power!', 'GC750|6|', 'GC712?|9|2000 W.']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F10');
  await item(page, /^Delete column/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(rows).toEqual(['Models|Power!', 'GC750|', 'GC712?|2000 W.']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 1180 } });

  test('D3 a table grows and shrinks under a finger: handles as large as one, and a long press', async ({
    page,
    vitrina,
  }) => {
    await openEditor(page, vitrina, textBlock('Above'), models());
    const rows = readRows(page);
    const text = builderPro(page).blocks('Text').filter({ hasText: 'GC712' });
    await text.tap();
    const row = handle(page, 'Row 2');
    await expect(row).toBeVisible();
    // Beside the drawn handle, but within the size of a finger.
    const box = await boxOf(row);
    await page.touchscreen.tap(box.x + box.width + 20, box.y + box.height / 2 + 15);
    await item(page, /^Insert row below/).tap();
    await expect.poll(rows).toEqual(['Model|Power', 'GC712|2000 W', '|']);
    await handle(page, 'Add a column').tap();
    await expect.poll(rows).toEqual(['Model|Power|', 'GC712|2000 W|', '||']);

    const { x, y, width, height } = await boxOf(text);
    await longPress(page, { x: x + width / 2, y: y + height / 2 });
    await item(page, /^Delete row/).tap();
    await expect.poll(rows).toEqual(['Model|Power|', '||']);
  });
});
