import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { builderPro, drag, select } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

/** A row of two columns: two texts in the left one. */
const columns = block(
  'Row',
  {},
  block('Column', {}, textBlock('First'), textBlock('Second')),
  block('Column', {}, textBlock('Third')),
);

function partsOf(page: Page) {
  const { blocks } = builderPro(page);
  const [left, right] = [blocks('Column').nth(0), blocks('Column').nth(1)];
  const tree = page.getByRole('tree', { name: 'Layers' });
  return {
    left,
    right,
    textIn: (column: typeof left, text: string) => column.locator('[data-key="Text"]', { hasText: text }),
    texts: (column: typeof left) => column.locator('[data-key="Text"]').allTextContents(),
    row: (name: string, at = 0) =>
      tree.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`, 'v') }).nth(at),
    said: page.getByRole('status'),
  };
}

test.beforeEach(async ({ page, vitrina }) => {
  await openEditor(page, vitrina, columns);
});

test('D3 from the palette onto the page, where the line shows', async ({ page }) => {
  const { paletteItem } = builderPro(page);
  const { right } = partsOf(page);
  const target = await right.boundingBox();
  const source = await paletteItem('Image').boundingBox();
  if (!target || !source) throw new Error('Nothing to drag');
  await page.mouse.move(source.x + 20, source.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height * 0.7, { steps: 12 });
  await page.mouse.move(target.x + target.width / 2 + 4, target.y + target.height * 0.7, { steps: 3 });
  await expect(page.locator('[data-insertion-line]')).toBeVisible();
  await page.mouse.up();
  await expect(right.locator('[data-key]')).toHaveCount(2);
  await expect(right.locator('[data-key]').last()).toHaveAttribute('data-key', 'Image');
  await expect(page.locator('[data-insertion-line]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Recent' }).click();
  await expect(page.getByRole('region', { name: 'Recent' }).getByText('Image')).toBeVisible();
});

test('D3 from one place on the page to another', async ({ page }) => {
  const { left, right, textIn, texts } = partsOf(page);
  await drag(page, textIn(left, 'First'), textIn(right, 'Third'), { y: 0.8 });
  await expect.poll(() => texts(right)).toEqual(['Third', 'First']);
  await expect.poll(() => texts(left)).toEqual(['Second']);
});

test('D3 from one row of the layers to another, and from the layers onto the page', async ({ page }) => {
  const { left, right, row, textIn, texts } = partsOf(page);
  await builderPro(page).tab('Layers').click();
  await drag(page, row('Text'), row('Column', 1));
  await expect.poll(() => texts(right)).toEqual(['Third', 'First']);
  await drag(page, row('Text'), textIn(right, 'Third'), { y: 0.8 });
  await expect.poll(() => texts(right)).toEqual(['Third', 'Second', 'First']);
  await expect.poll(() => texts(left)).toEqual([]);
});

test('D3 a folded layer opens under what is held over it', async ({ page }) => {
  const { left, row, texts } = partsOf(page);
  await builderPro(page).tab('Layers').click();
  await row('Column').click();
  await page.keyboard.press('ArrowLeft');
  await expect(row('Text')).toContainText('Third');
  const [third, column] = [await row('Text').boundingBox(), await row('Column').boundingBox()];
  if (!third || !column) throw new Error('Nothing to drag');
  await page.mouse.move(third.x + 90, third.y + 14);
  await page.mouse.down();
  await page.mouse.move(third.x + 98, third.y + 18, { steps: 3 });
  await page.mouse.move(column.x + 90, column.y + 18, { steps: 10 });
  await page.waitForTimeout(150);
  await page.mouse.move(column.x + 90, column.y + 14, { steps: 2 });
  await expect(row('Text')).toContainText('First');
  const first = await row('Text').boundingBox();
  await page.mouse.move(column.x + 90, (first?.y ?? 0) + 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => texts(left)).toEqual(['Third', 'First', 'Second']);
});

test('D3 one of several selected blocks takes all of them along, in their order, as one step', async ({
  page,
}) => {
  const { left, right, textIn, texts } = partsOf(page);
  await textIn(left, 'Second').click();
  await textIn(left, 'First').click({ modifiers: ['Control'] });
  await drag(page, textIn(left, 'Second'), textIn(right, 'Third'), { y: 0.8 });
  await expect.poll(() => texts(right)).toEqual(['Third', 'First', 'Second']);
  await expect.poll(() => texts(left)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => texts(left)).toEqual(['First', 'Second']);
  await expect.poll(() => texts(right)).toEqual(['Third']);
});

test('D3 where a block may not stand, the reason shows and nothing happens', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Alone'));
  const { blocks, paletteItem } = builderPro(page);
  const source = await paletteItem('Column').boundingBox();
  if (!source) throw new Error('Nothing to drag');
  await page.mouse.move(source.x + 20, source.y + 20);
  await page.mouse.down();
  await page.mouse.move(source.x + 28, source.y + 24, { steps: 3 });
  // Late content would shift the page after it is measured.
  await page.waitForLoadState('networkidle');
  const target = await blocks('Text').boundingBox();
  if (!target) throw new Error('Nowhere to drop');
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const reason = page.getByRole('alert');
  // Browsers repeat the event of a resting pointer; a busy browser skips some simulated moves.
  await expect(async () => {
    await page.mouse.move(x, y, { steps: 12 });
    await page.mouse.move(x + 4, y, { steps: 3 });
    await expect(reason).toHaveText('Column can’t be placed in Section', { timeout: 500 });
  }).toPass();
  // Shown at the pointer instead of the block's name, and not covered by anything.
  const box = await reason.boundingBox();
  expect(Math.abs((box?.x ?? 0) - x)).toBeLessThan(40);
  await page.mouse.up();
  await expect(reason).toHaveCount(0);
  await expect(blocks('Column')).toHaveCount(0);
});

test('D3 by keyboard alone: down, into its neighbor, out again, with words for each', async ({ page }) => {
  const { left, right, said, textIn, texts } = partsOf(page);
  await select(textIn(left, 'First'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toContainText('Moved down');
  await expect.poll(() => texts(left)).toEqual(['Second', 'First']);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(said).toContainText('Moved out');
  await expect.poll(() => texts(left)).toEqual(['Second']);
  // Quick successive moves of one block are one step.
  await page.keyboard.press('Control+z');
  await expect.poll(() => texts(left)).toEqual(['First', 'Second']);
  await expect.poll(() => texts(right)).toEqual(['Third']);
});
