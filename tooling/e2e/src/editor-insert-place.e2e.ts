import { block } from '@vitrina/demo/wirePage';
import type { Locator, Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

const line = (page: Page): Locator => page.locator('[data-insertion-line]');
const inside = (page: Page): Locator => page.getByRole('button', { name: 'Inside Slider', exact: true });
const after = (page: Page): Locator => page.getByRole('button', { name: 'After Slider', exact: true });

/** Opens a page with a slider above a text, with the slider selected in the layers. */
async function openSlider(page: Page, vitrina: VitrinaServer): Promise<void> {
  await openEditor(page, vitrina, block('Slider', {}, textBlock('Slide')), textBlock('Below'));
  await selectSlider(page);
}

async function selectSlider(page: Page): Promise<void> {
  const { tab } = builderPro(page);
  await tab('Layers').click();
  await page.getByRole('treeitem', { name: /^Slider/ }).click();
  await tab('Blocks').click();
  await expect(inside(page)).toBeEnabled();
}

/** Moves the focus to the block by keyboard: past the star of the one before. */
async function tabToImage(page: Page): Promise<void> {
  const { paletteItem } = builderPro(page);
  await paletteItem('Text').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(paletteItem('Image')).toBeFocused();
}

test('D3 by mouse: the place is shown before a click, inside or after the selection', async ({
  page,
  vitrina,
}) => {
  await openSlider(page, vitrina);
  const { blocks, paletteItem } = builderPro(page);
  await expect(line(page)).toHaveCount(0);
  await paletteItem('Image').hover();
  await expect(line(page)).toHaveText('after Slider, in Section');
  await inside(page).click();
  await paletteItem('Image').hover();
  await expect(line(page)).toHaveText('inside Slider');
  await after(page).click();
  await paletteItem('Image').hover();
  // The blocks stay under the pointer, whatever is selected by then.
  for (let count = 0; count < 3; count += 1) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(blocks('Image')).toHaveCount(count + 1);
  }
  await expect(line(page)).toHaveText('after Image, in Section');
  await expect(blocks('Slider').locator('[data-key="Image"]')).toHaveCount(0);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Control+z');
  await expect(blocks('Image')).toHaveCount(0);
});

test('D3 by keyboard: a key chooses the place, and the focused block tells it', async ({ page, vitrina }) => {
  await openSlider(page, vitrina);
  const { blocks, paletteItem } = builderPro(page);
  await tabToImage(page);
  await expect(paletteItem('Image')).toHaveAttribute('aria-description', 'after Slider, in Section');
  await page.keyboard.press('Enter');
  await expect(blocks('Image')).toHaveCount(1);
  await expect(blocks('Slider').locator('[data-key="Image"]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(blocks('Image')).toHaveCount(0);
  await selectSlider(page);
  await tabToImage(page);
  await page.keyboard.press('Alt+i');
  await expect(inside(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(paletteItem('Image')).toHaveAttribute('aria-description', 'inside Slider');
  await page.keyboard.press('Enter');
  await expect(blocks('Slider').locator('[data-key="Image"]')).toHaveCount(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 1180 } });

  test('D3 by touch: the place is told above the blocks and chosen by a tap', async ({ page, vitrina }) => {
    await openSlider(page, vitrina);
    const { blocks, paletteItem } = builderPro(page);
    await expect(page.getByText('Adds after Slider, in Section')).toBeVisible();
    const box = await inside(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await inside(page).tap();
    await expect(page.getByText('Adds inside Slider')).toBeVisible();
    await paletteItem('Image').tap();
    await expect(blocks('Slider').locator('[data-key="Image"]')).toHaveCount(1);
  });
});
