import { block } from '@vitrina/demo/wirePage';

import { builderPro } from './builderPro.ts';
import { drawPicture } from './drawPicture.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { type Point, swipe } from './swipe.ts';
import { expect, test } from './test.ts';
import { untilStill } from './untilStill.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

/** Longer than the editor asks for. */
const longPressMs = 300;

test('D3 a tap anywhere on a layer chooses it, and locks or hides nothing that was not seen', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('First'), textBlock('Second'));
  const { blocks, tab } = builderPro(page);
  await expect(blocks('Text')).toHaveCount(2);
  await blocks('Text').first().tap();
  await tab('Layers').tap();
  // Chosen on the page: neither a pointer nor the keyboard is in its row.
  const chosen = page.getByRole('treeitem', { name: 'Text, First' });
  await expect(chosen.getByRole('button', { name: 'Lock Text' })).toHaveCSS('opacity', '1');
  const layer = page.getByRole('treeitem', { name: 'Text, Second' });
  const box = (await layer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.height).toBeGreaterThanOrEqual(44);
  const lock = layer.getByRole('button', { name: 'Lock Text' });
  await expect(lock).toBeHidden();
  await page.touchscreen.tap(box.x + box.width - 20, box.y + box.height / 2);
  await expect(layer).toHaveAttribute('aria-selected', 'true');
  await expect(lock).toHaveAttribute('aria-pressed', 'false');
  await expect(lock).toHaveCSS('opacity', '1');
  await lock.tap();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
});

test('D7 a finger draws the part of a picture and drags the point that stays in view', async ({
  page,
  vitrina,
}) => {
  // The server encodes the image in every width and format before it answers the upload.
  test.setTimeout(240_000);
  await openEditor(page, vitrina, block('Image'));
  const { blocks, inspector } = builderPro(page);
  await blocks('Image').tap();
  await inspector.getByLabel('File to upload').setInputFiles(await drawPicture(page, 'stripes.png'));
  await inspector.getByRole('button', { name: 'Crop' }).tap({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: 'Crop and focal point' });
  await expect(dialog.getByRole('status')).toHaveText('100% of the width, 100% of the height');
  await untilStill(page);
  const corner = (await dialog.locator('.ord-se').boundingBox()) ?? { x: 0, y: 0 };
  // Next to the visible corner, but still within its touch area.
  const grip = { x: corner.x + 28, y: corner.y + 28 };
  const isCorner = ({ x, y }: Point) => document.elementFromPoint(x, y)?.matches('.ord-se');
  expect(await page.evaluate(isCorner, grip)).toBe(true);
  await swipe(page, grip, { x: grip.x - 100, y: grip.y - 80 });
  await expect(dialog.getByRole('status')).not.toHaveText(/100%/);

  const across = dialog.getByRole('slider', { name: 'Left to right' });
  const down = dialog.getByRole('slider', { name: 'Top to bottom' });
  const picture = dialog.getByRole('group', { name: 'Focal point' }).locator('img').first().locator('..');
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  await swipe(page, at(0.5, 0.5), at(0.25, 0.75));
  await expect(across).toHaveAttribute('aria-valuetext', '25%');
  await expect(down).toHaveAttribute('aria-valuetext', '75%');
  await swipe(page, at(0.25, 0.75), { ...at(0, 0), x: box.x - 20 });
  await expect(across).toHaveAttribute('aria-valuetext', '0%');
});

test('D3 a finger drags a block after a long press, and moves nothing without one', async ({
  page,
  vitrina,
}) => {
  const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  await openEditor(page, vitrina, ...names.map((name) => textBlock(name)));
  const { blocks } = builderPro(page);
  const texts = () => blocks('Text').allTextContents();
  await expect(blocks('Text')).toHaveText(names);
  const pointIn = async (at: number, part: number) => {
    const box = (await blocks('Text').nth(at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: box.x + 60, y: box.y + box.height * part };
  };
  const shownAt = await pointIn(0, 0.5);
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toBeVisible();
  await untilStill(page);
  expect(await pointIn(0, 0.5)).toEqual(shownAt);
  await swipe(page, await pointIn(0, 0.5), await pointIn(4, 0.8));
  expect(await texts()).toEqual(names);
  await untilStill(page);
  await swipe(page, await pointIn(0, 0.5), await pointIn(4, 0.8), longPressMs);
  await expect.poll(texts).toEqual(['Second', 'Third', 'Fourth', 'Fifth', 'First']);
});

test('D4 the fields of a block are large enough for a finger, with their words in the middle', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, block('Image'));
  const { blocks, inspector } = builderPro(page);
  await blocks('Image').tap();
  const list = inspector.getByRole('combobox', { name: 'Fit' });
  const unit = inspector.getByRole('combobox', { name: 'Unit' }).first();
  for (const field of [list, unit]) {
    const { height, offset } = await field.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [inner, outer] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
      return {
        height: outer.height,
        offset: Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) / 2,
      };
    });
    expect(height).toBeGreaterThanOrEqual(42);
    expect(offset).toBeLessThanOrEqual(1);
  }
  // Taps next to the visible control.
  const hide = inspector
    .getByRole('checkbox', { name: 'Hide' })
    .or(inspector.getByRole('switch', { name: 'Hide' }));
  await hide.scrollIntoViewIfNeeded();
  const box = (await hide.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8);
  await expect(hide).toBeChecked();
});
