import { block, perSize } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { dragBy } from './dragBy.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { swipe } from './swipe.ts';
import { expect, test } from './test.ts';

const handle = (page: Page, name: string) => page.getByRole('separator', { name, exact: true });

const twoColumns = () =>
  block(
    'Row',
    { gap: '16px', minHeight: '120px', direction: perSize({ desktop: 'horizontal', mobile: 'vertical' }) },
    block('Column', {}, textBlock('Left')),
    block('Column', {}, textBlock('Right')),
  );

test('D3 blocks are resized on the page by mouse, each drag is one step, and Escape cancels it', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, twoColumns(), textBlock('Below'));
  const { blocks, button } = builderPro(page);
  const sizeOf = (key: string, name: 'offsetWidth' | 'offsetHeight') => () =>
    blocks(key)
      .first()
      .evaluate((element, read) => (element as HTMLElement)[read], name);
  const whole = await blocks('Row').evaluate((element) => (element as HTMLElement).offsetWidth);

  await blocks('Text').first().click();
  await page.keyboard.press('Control+ArrowUp');
  // A sixth of the row: the border snaps to two thirds.
  const scale = (await boxOf(blocks('Row'))).width / whole;
  await dragBy(page, handle(page, 'Width of column 1'), (whole * scale) / 6, 0);
  await expect.poll(sizeOf('Column', 'offsetWidth')).toBe(Math.round(((whole - 16) * 2) / 3));
  await expect(handle(page, 'Width of column 1')).toHaveAttribute('aria-valuetext', '66.7% · 33.3%');

  await page.keyboard.press('Control+ArrowUp');
  await dragBy(page, handle(page, 'Height'), 0, 100 * scale);
  await expect(handle(page, 'Height')).toHaveAttribute('aria-valuetext', /^2[12]\d px$/);
  await page.keyboard.press('Control+z');
  await expect(handle(page, 'Height')).toHaveAttribute('aria-valuetext', '120 px');

  await dragBy(page, handle(page, 'Gap between blocks'), 24 * scale, 0);
  await expect(handle(page, 'Gap between blocks')).toHaveAttribute('aria-valuetext', '40 px');

  const padding = await boxOf(handle(page, 'Top padding'));
  await page.mouse.move(padding.x + 8, padding.y + 3);
  await page.mouse.down();
  await page.mouse.move(padding.x + 8, padding.y + 43, { steps: 4 });
  await expect(handle(page, 'Top padding')).toHaveAttribute('aria-valuetext', /^[4-6]\d px$/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(handle(page, 'Top padding')).toHaveAttribute('aria-valuetext', '0 px');

  await button('Undo').click();
  await expect(handle(page, 'Gap between blocks')).toHaveAttribute('aria-valuetext', '16 px');
  await button('Undo').click();
  await expect.poll(sizeOf('Column', 'offsetWidth')).toBe((whole - 16) / 2);
  await expect(button('Undo')).toBeDisabled();
});

test('D3 the keyboard resizes what the mouse does, at the size in view', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, twoColumns(), block('FriendlySpacer', {}));
  const { blocks, size } = builderPro(page);
  await blocks('Text').first().click();
  await page.keyboard.press('Control+ArrowUp');
  await handle(page, 'Width of column 1').focus();
  // Presses in quick succession are one step: none waits for the one before.
  await Promise.all(['ArrowRight', 'ArrowRight', 'ArrowRight'].map((key) => page.keyboard.press(key)));
  await expect(handle(page, 'Width of column 1')).toHaveAttribute('aria-valuetext', '53% · 47%');
  await page.keyboard.press('Control+z');
  await expect(handle(page, 'Width of column 1')).toHaveAttribute('aria-valuetext', '50% · 50%');

  // One handle is in the tab order; arrow keys along its line lead to the others.
  await page.keyboard.press('Control+ArrowUp');
  await handle(page, 'Gap between blocks').focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle(page, 'Top padding')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(handle(page, 'Top padding')).toHaveAttribute('aria-valuetext', '4 px');
  await page.keyboard.press('Control+z');

  await size('Mobile').click();
  await blocks('FriendlySpacer').click();
  await handle(page, 'Height').focus();
  await page.keyboard.press('ArrowDown');
  await expect(blocks('FriendlySpacer')).toHaveCSS('height', '64px');
  await page.keyboard.press('Escape');
  await expect(blocks('FriendlySpacer')).toBeFocused();
  await size('Desktop').click();
  await expect(blocks('FriendlySpacer')).toHaveCSS('height', '32px');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('D3 a finger drags the edge of a block', async ({ page, vitrina }) => {
    await openEditor(page, vitrina, textBlock('Tall'));
    const { blocks } = builderPro(page);
    await blocks('Text').tap();
    const { x, y, width, height } = await boxOf(handle(page, 'Height'));
    const from = { x: x + width / 2, y: y + height / 2 };
    await swipe(page, from, { ...from, y: from.y + 80 });
    await expect.poll(async () => (await boxOf(blocks('Text'))).height).toBeGreaterThan(80);
  });
});
