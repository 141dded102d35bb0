import { type Block, block } from '@vitrina/demo/wirePage';
import type { Locator, Page } from '@playwright/test';

import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { doubleTap } from './doubleTap.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { readSavedPage } from './savedPage.ts';
import { type Point, swipe } from './swipe.ts';
import { expect, test } from './test.ts';
import { untilStill } from './untilStill.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 900 } });

/** Longer than the editor asks for before a finger drags a block. */
const longPressMs = 300;

/** Opens a package, and returns a function that checks what a gesture changed, and that one undo takes everything back. */
async function openFor(page: Page, vitrina: VitrinaServer, ...blocks: readonly Block[]) {
  const path = await openEditor(page, vitrina, ...blocks);
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toBeVisible();
  await untilStill(page);
  const before = await readCompletedPage(page, vitrina, path);
  return async (happened: () => Promise<void>, undoTimes = 1) => {
    await happened();
    expect(await readSavedPage(page, vitrina, path)).not.toBe(before);
    // By mouse: after a drag by CDP, Chromium at times reports a tap's pointer events without a click.
    for (let step = 0; step < undoTimes; step++) await builderPro(page).button('Undo').click();
    expect(await readSavedPage(page, vitrina, path)).toBe(before);
  };
}

/** Returns the page as the editor stores it, which completes the values of a page from elsewhere. */
async function readCompletedPage(page: Page, vitrina: VitrinaServer, path: string): Promise<string> {
  await builderPro(page).blocks('Text').first().tap();
  await page.keyboard.press('Control+d');
  await readSavedPage(page, vitrina, path);
  await page.keyboard.press('Control+z');
  return readSavedPage(page, vitrina, path);
}

const middle = async (element: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags an element by its middle with a finger. */
async function swipeBy(page: Page, element: Locator, x: number, y: number, heldMs = 0) {
  await untilStill(page);
  const from = await middle(element);
  await swipe(page, from, { x: from.x + x, y: from.y + y }, heldMs);
}

const handle = (page: Page, name: string) => page.getByRole('separator', { name, exact: true });

/** Where a finger presses a row itself instead of its columns. */
const spaceAround = { top: '40px', right: '40px', bottom: '40px', left: '40px' };

const twoColumns = () =>
  block(
    'Row',
    { gap: '16px', minHeight: '160px', padding: spaceAround },
    block('Column', {}, textBlock('Left')),
    block('Column', {}, textBlock('Right')),
  );

test('D3 a finger drags a block from the palette onto the page', async ({ page, vitrina }) => {
  const check = await openFor(page, vitrina, textBlock('First'), textBlock('Second'));
  const { blocks, paletteItem } = builderPro(page);
  const source = await middle(paletteItem('Image'));
  const { x, y, height } = await boxOf(blocks('Text').last());
  await swipe(page, source, { x: x + 60, y: y + height - 3 }, longPressMs);
  await check(() => expect(blocks('Image')).toHaveCount(1));
});

test('D3 a finger drags a block on the page and in the layers', async ({ page, vitrina }) => {
  const check = await openFor(page, vitrina, textBlock('First'), textBlock('Second'), textBlock('Third'));
  const { blocks, inspector, tab } = builderPro(page);
  const isMoved = () => expect(blocks('Text')).toHaveText(['Second', 'Third', 'First']);
  const { x, y, height } = await boxOf(blocks('Text').last());
  await swipe(page, await middle(blocks('Text').first()), { x: x + 60, y: y + height * 0.8 }, longPressMs);
  await check(isMoved);
  // The properties of the selection take the place of the layers.
  await inspector.getByRole('button', { name: 'Close' }).tap();
  await tab('Layers').tap();
  const layer = (text: string) => page.getByRole('treeitem', { name: `Text, ${text}` });
  const last = await boxOf(layer('Third'));
  const to = { x: last.x + last.width / 2, y: last.y + last.height - 2 };
  await swipe(page, await middle(layer('First')), to, longPressMs);
  await check(isMoved);
});

for (const [holder, part] of [
  ['Slider', 'Text'],
  ['Tabs', 'TabPanel'],
] as const) {
  test(`D3 a finger moves the parts of a block that hides some of them: ${holder}`, async ({
    page,
    vitrina,
  }) => {
    const texts = ['A', 'B', 'C'].map((text) => block('Text', { text, minHeight: '200px' }));
    const inside = part === 'Text' ? texts : texts.map((text) => block(part, {}, text));
    const check = await openFor(page, vitrina, textBlock('Above'), block(holder, {}, ...inside));
    const shown = builderPro(page).blocks(holder);
    await shown.tap({ position: { x: 4, y: 4 } });
    const parts = page.getByRole('toolbar', { name: /^Order of the parts/ });
    await swipeBy(page, parts.getByRole('button').first(), 92, 0);
    await check(() => expect(shown.locator('[data-key=Text]')).toHaveText(['B', 'C', 'A']));
  });
}

for (const [name, x, y] of [
  ['Height', 0, 60],
  ['Gap between blocks', 30, 0],
  ['Top padding', 0, 30],
  ['Bottom margin', 0, 40],
  ['Left padding', 30, 0],
  ['Width', -120, 0],
  ['Width of column 1', 100, 0],
] as const) {
  test(`D3 a finger drags a row by its handle: ${name}`, async ({ page, vitrina }) => {
    const check = await openFor(page, vitrina, textBlock('Above'), twoColumns(), textBlock('Below'));
    const { blocks } = builderPro(page);
    await blocks('Row').tap({ position: { x: 60, y: 12 } });
    const before = await handle(page, name).getAttribute('aria-valuetext');
    await swipeBy(page, handle(page, name), x, y);
    await check(() => expect(handle(page, name)).not.toHaveAttribute('aria-valuetext', before ?? ''));
    await expect(handle(page, name)).toHaveAttribute('aria-valuetext', before ?? '');
  });
}

test('D3 a finger moves the rows and columns of a table, and the border between columns', async ({
  page,
  vitrina,
}) => {
  const cells = [
    ['Model', 'Power', 'Serves'],
    ['GC712', '2000 W', '4'],
    ['GC750', '2400 W', '6'],
  ];
  const table = block(
    'Table',
    {},
    ...cells.map((row) =>
      block('TableRow', {}, ...row.map((cell) => block('TableCell', {}, textBlock(cell)))),
    ),
  );
  const check = await openFor(page, vitrina, textBlock('Above'), table);
  const { blocks } = builderPro(page);
  const rows = () => blocks('TableRow').evaluateAll((all) => all.map((row) => row.textContent));
  const line = (name: string) => page.getByRole('button', { name, exact: true });
  await blocks('Text').filter({ hasText: 'GC712' }).tap();
  await swipeBy(page, line('Row 2'), 0, (await boxOf(blocks('TableRow').nth(2))).height);
  await check(() => expect.poll(rows).toEqual(['ModelPowerServes', 'GC7502400 W6', 'GC7122000 W4']));
  await blocks('Text').filter({ hasText: 'GC712' }).tap();
  await swipeBy(page, line('Column 1'), (await boxOf(blocks('TableCell').first())).width, 0);
  await check(() => expect.poll(rows).toEqual(['PowerModelServes', '2000 WGC7124', '2400 WGC7506']));
  const before = await boxOf(blocks('TableCell').first());
  await swipeBy(page, handle(page, 'Width of column 1'), 80, 0);
  await check(() =>
    expect
      .poll(async () => (await boxOf(blocks('TableCell').first())).width)
      .toBeGreaterThan(before.width + 40),
  );
});

test('D3 a finger moves the products of a comparison', async ({ page, vitrina }) => {
  const chart = block('OzonComparisonChart', {
    title: 'Find your model',
    products: ['Classic', 'Family', 'Compact'].map((title) => ({ title })),
    rows: [{ label: 'Power', values: ['2000 W', '2400 W', '1500 W'] }],
  });
  const check = await openFor(page, vitrina, textBlock('Above'), chart);
  const comparison = builderPro(page).blocks('OzonComparisonChart');
  await comparison.getByText('Power').tap();
  const product = page.getByRole('button', { name: 'Product 1', exact: true });
  await swipeBy(page, product, (await boxOf(product)).width * 1.2, 0);
  await check(() => expect(comparison).toContainText('Power2400 W2000 W1500 W'));
});

test('D6 a double tap edits a text, whose bar makes it bold and a heading', async ({ page, vitrina }) => {
  const check = await openFor(page, vitrina, textBlock('Crisp and light'));
  const { blocks } = builderPro(page);
  await doubleTap(page, await middle(blocks('Text')));
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
  await toolbar.getByRole('button', { name: 'Element: Paragraph' }).tap();
  await page.getByRole('menuitemradio', { name: 'Heading 2' }).tap();
  await check(() => expect(blocks('Text')).toHaveText('Crisp and light'));
});
