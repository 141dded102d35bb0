import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { dragBy } from './dragBy.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const chart = () =>
  block('OzonComparisonChart', {
    title: 'Find your model',
    products: ['Classic', 'Family', 'Compact'].map((title) => ({ title })),
    rows: [
      { label: 'Power', values: ['2000 W', '2400 W', '1500 W'] },
      { label: 'Serves', values: ['4', '6', '2'] },
    ],
  });

/** The cells of the comparison on the page, row by row. */
const readRows = (page: Page) => () =>
  page
    .locator('[data-key=OzonComparisonChart] tr')
    .evaluateAll((rows) =>
      rows.map((tableRow) => [...tableRow.children].map((cell) => cell.textContent).join('|')),
    );

const head = (...names: readonly string[]) => ['Характеристика', ...names].join('|');
const begun = [head('Classic', 'Family', 'Compact'), 'Power|2000 W|2400 W|1500 W', 'Serves|4|6|2'];

const handle = (page: Page, number: number) =>
  page.getByRole('button', { name: `Product ${number}`, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

test('K3 products of a comparison are moved, added and deleted by mouse, and undo returns them', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Above'), chart());
  const rows = readRows(page);
  const table = builderPro(page).blocks('OzonComparisonChart');
  await table.getByText('Serves').click();
  const { width } = await boxOf(handle(page, 1));
  await dragBy(page, handle(page, 1), width * 1.2, 0);
  await expect
    .poll(rows)
    .toEqual([head('Family', 'Classic', 'Compact'), 'Power|2400 W|2000 W|1500 W', 'Serves|6|4|2']);
  await handle(page, 2).click();
  await holdClean(page, 'the menu of a product');
  await item(page, 'Duplicate product').click();
  await expect.poll(rows).toContain('Serves|6|4|4|2');
  await page.getByRole('button', { name: 'Add a product', exact: true }).click();
  await expect.poll(rows).toContain('Serves|6|4|4|2|');
  await handle(page, 1).click();
  await item(page, 'Delete product').click();
  await expect
    .poll(rows)
    .toEqual([head('Classic', 'Classic', 'Compact', ''), 'Power|2000 W|2000 W|1500 W|', 'Serves|4|4|2|']);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await expect.poll(rows).toEqual(begun);
});

test('K3 products are moved, added and deleted by keyboard, down to one', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Above'), chart());
  const rows = readRows(page);
  await builderPro(page).blocks('OzonComparisonChart').getByText('Serves').click();
  await handle(page, 1).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(rows).toContain('Serves|6|4|2');
  await expect(handle(page, 2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(rows).toContain('Serves|6|2');
  await page.keyboard.press('Delete');
  await expect.poll(rows).toContain('Serves|6');
  await page.keyboard.press('Delete');
  await expect(page.getByText('The block compares at least one product')).toBeVisible();
  await page.keyboard.press('Enter');
  await item(page, 'Insert product before').click();
  await expect.poll(rows).toEqual([head('', 'Family'), 'Power||2400 W', 'Serves||6']);
});

test('K3 a comparison on a phone shows a card per product, with its handle beside it', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, chart());
  const { blocks, inspector, size } = builderPro(page);
  const table = blocks('OzonComparisonChart');
  await table.getByText('Serves').click();
  await inspector.getByText('Cards', { exact: true }).click();
  await size('Mobile').click();
  const [classic, family] = [table.getByText('Classic'), table.getByText('Family')];
  await expect.poll(async () => (await boxOf(family)).y - (await boxOf(classic)).y).toBeGreaterThan(100);
  // Each value is beside the name of its row.
  const power = await boxOf(table.getByText('2000 W'));
  expect(power.y).toBeLessThan((await boxOf(family)).y);
  await expect(page.getByRole('columnheader', { name: 'Classic' })).toBeVisible();
  const { height } = await boxOf(handle(page, 1));
  await dragBy(page, handle(page, 1), 0, height * 1.2);
  await expect.poll(readRows(page)).toContain('Serves|6|4|2');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 1180 } });

  test('K3 a product is added and deleted under a finger', async ({ page, vitrina }) => {
    await openEditor(page, vitrina, textBlock('Above'), chart());
    const rows = readRows(page);
    await builderPro(page).blocks('OzonComparisonChart').getByText('Serves').tap();
    await page.getByRole('button', { name: 'Add a product', exact: true }).tap();
    await expect.poll(rows).toContain('Serves|4|6|2|');
    const box = await boxOf(handle(page, 1));
    // Below the drawn handle, but within the size of a finger.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 8);
    await item(page, 'Delete product').tap();
    await expect.poll(rows).toContain('Serves|6|2|');
  });
});
