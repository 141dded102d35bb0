import { block } from '@vitrina/demo/wirePage';
import type { Locator, Page } from '@playwright/test';

import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { dragBy } from './dragBy.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { swipe } from './swipe.ts';
import { expect, test } from './test.ts';

const edge = (page: Page) => page.getByRole('separator', { name: 'Page width' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'Page width' });

const widthOf = (page: Page) => () =>
  builderPro(page)
    .blocks('Feature')
    .evaluate((element) => (element as HTMLElement).offsetWidth);

test('D2 the page is as wide as its edge is dragged, and the canvas says whose values it shows', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Wide'));
  const { size, canvas } = builderPro(page);
  const width = widthOf(page);
  await size('Mobile').click();
  await expect(canvas.getByText('390 px · mobile values').first()).toBeVisible();
  // The page is in the middle, so that both edges move.
  await dragBy(page, edge(page), 75, 0);
  await expect.poll(width).toBe(540);
  await expect(edge(page)).toHaveAttribute('aria-valuetext', '540 px · mobile values');

  await choice(page).click();
  await page.getByRole('option', { name: '820 px · tablet values' }).click();
  await expect.poll(width).toBe(820);
  await expect(size('Tablet')).toHaveAttribute('aria-pressed', 'true');

  await edge(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(818);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(width).toBe(808);
  await size('Tablet').click();
  await expect.poll(width).toBe(992);

  // Escape returns to the width before the drag.
  const { x, y } = await boxOf(edge(page));
  await page.mouse.move(x + 8, y + 40);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 40, { steps: 4 });
  await expect.poll(width).toBeLessThan(800);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(992);
  await page.mouse.up();
  await expect.poll(width).toBe(992);
});

test('D2 values of a size are edited at any width that shows it', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Sized'));
  const { blocks, inspector, button } = builderPro(page);
  await choice(page).click();
  await page.getByRole('option', { name: '360 px · mobile values' }).click();
  await blocks('Text').click();
  await inspector.getByRole('combobox', { name: 'Font size' }).click();
  await page.getByRole('option', { name: /32 px/ }).click();
  await expect(blocks('Text')).toHaveCSS('font-size', '32px');
  await choice(page).click();
  await page.getByRole('option', { name: '430 px · mobile values' }).click();
  await expect(blocks('Text')).toHaveCSS('font-size', '32px');
  await choice(page).click();
  await page.getByRole('option', { name: '820 px · tablet values' }).click();
  await expect(blocks('Text')).toHaveCSS('font-size', '16px');
  await button('Undo').click();
  await choice(page).click();
  await page.getByRole('option', { name: '360 px · mobile values' }).click();
  await expect(blocks('Text')).toHaveCSS('font-size', '16px');
});

test('D2 the page zooms to the pointer, and Space moves it', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, ...Array.from({ length: 100 }, (_, at) => textBlock(`Line ${at + 1}`)));
  const { blocks, canvas } = builderPro(page);
  const line = blocks('Text').nth(49);
  await line.scrollIntoViewIfNeeded();
  const { x, y, height } = await boxOf(line);
  const pointer = { x: x + 40, y: y + height / 2 };
  // The zoom is loaded together with the edge.
  await expect(edge(page)).toBeVisible();
  await page.mouse.move(pointer.x, pointer.y);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await boxOf(line)).height / height).toBeGreaterThan(2);
  const zoomed = await boxOf(line);
  // The same line is still under the pointer, at the same place.
  expect(Math.abs(zoomed.y + zoomed.height / 2 - pointer.y)).toBeLessThan(3);

  await line.click();
  const before = await canvas.evaluate((element) => element.scrollTop);
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(pointer.x, pointer.y - 60, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  expect(await canvas.evaluate((element) => element.scrollTop)).toBe(before + 60);
  await page.keyboard.press('Shift+0');
  await expect(page.getByRole('combobox', { name: 'Zoom', exact: true })).toHaveText('100%');
  await page.keyboard.press('Alt+=');
  await expect(page.getByRole('combobox', { name: 'Zoom', exact: true })).toHaveText('125%');
});

test('D2 outlines show every block with its name, and hidden blocks can be chosen', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Shown'), block('Text', { text: 'Hidden', hide: true }));
  const { blocks, inspector } = builderPro(page);
  const hidden = blocks('Text').filter({ hasText: 'Hidden' });
  await expect(hidden).toBeHidden();
  await blocks('Text').first().click();
  await page.keyboard.press('Alt+o');
  await expect(hidden).toBeVisible();
  const name = hidden.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await name).toBe('"Text"');
  await hidden.click();
  await expect(inspector.getByRole('switch', { name: 'Hide' })).toBeChecked();
  await page.keyboard.press('Alt+o');
  await expect(hidden).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('D3 the edge of the page is dragged, and a panel leaves its room to the page', async ({
    page,
    vitrina,
  }) => {
    await openEditor(page, vitrina, textBlock('Wide'));
    const { size, canvas, button, blocks, inspector, tab } = builderPro(page);
    await size('Mobile').tap();
    const { x, y, width, height } = await boxOf(edge(page));
    const from = { x: x + width / 2, y: y + height / 2 };
    await swipe(page, from, { ...from, x: from.x + 60 });
    await expect.poll(widthOf(page)).toBe(510);
    await pinch(page, canvas, 1.5);
    await expect(page.getByRole('combobox', { name: 'Zoom', exact: true })).toHaveText('150%');

    // There is no room for both panels, so that one replaces the other, and the page stays where it is.
    const before = await boxOf(canvas);
    await blocks('Text').tap();
    await expect(inspector).toBeVisible();
    await expect(tab('Layers')).toHaveCount(0);
    expect(await boxOf(canvas)).toMatchObject({ x: before.x, width: before.width });
    expect(before.width).toBeGreaterThanOrEqual(640);
    await button('Close').tap();
    await expect(tab('Layers')).toBeVisible();
    await expect(inspector).toHaveCount(0);
    expect((await boxOf(canvas)).width).toBeGreaterThanOrEqual(640);
    await button('Show or hide blocks and layers').tap();
    await button('Show or hide properties').tap();
    expect((await boxOf(canvas)).width).toBe(1024);
  });
});

/** Spreads two fingers on an element to a multiple of their distance. */
async function pinch(page: Page, element: Locator, factor: number): Promise<void> {
  const { x, y, width } = await boxOf(element);
  const session = await page.context().newCDPSession(page);
  const at = (distance: number) =>
    [-1, 1].map((side, id) => ({ x: x + width / 2 + (side * distance) / 2, y: y + 200, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(100) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const distance = 100 * (1 + (factor - 1) * part);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(distance) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
