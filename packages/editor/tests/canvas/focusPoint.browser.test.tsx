import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const point = page.getByRole('button', { name: /^Focal point/ });
const readName = () => point.element().getAttribute('aria-label');
const readPosition = () => queryBlock(2)?.querySelector('img')?.style.objectPosition;

/** Returns the address of an image twice as wide as it is high. */
function wideImage(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [400, 200];
  return canvas.toDataURL('image/png');
}

/** 1 feature: 2 Image in a square frame, 3 text. */
async function openImage(props: Record<string, unknown>) {
  const frame = { width: '300px', height: '300px' };
  await open(makePage(feature(block('Image', { src: source, ...frame, ...props }), text('Below'))));
  await userEvent.click(await findBlock(2));
}

const source = { src: '/files/wide.png', widthPx: 400, heightPx: 200 };

test('the focal point of a cropped image is dragged on the image, and a drag is one step', async () => {
  await openImage({ objectFit: 'cover' });
  queryBlock(2)?.querySelector('img')?.setAttribute('src', wideImage());
  await expect.element(point).toBeVisible();
  expect(readName()).toBe('Focal point: 50%, 50%');
  const block = await findBlock(2);
  const { width, height } = block.getBoundingClientRect();
  await userEvent.dragAndDrop(point, block, { targetPosition: { x: width * 0.2, y: height * 0.75 } });
  await expect.poll(readName).toBe('Focal point: 20%, 75%');
  await expect.poll(readPosition).toBe('20% 75%');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(readName).toBe('Focal point: 50%, 50%');
});

test('arrow keys move the focal point, Delete puts it back to the center, and Escape leads back to the block', async () => {
  await openImage({ objectFit: 'cover' });
  queryBlock(2)?.querySelector('img')?.setAttribute('src', wideImage());
  await expect.element(point).toBeVisible();
  (point.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(readPosition).toBe('49% 55%');
  await userEvent.keyboard('{Delete}');
  await expect.poll(readName).toBe('Focal point: 50%, 50%');
  await userEvent.keyboard('{Escape}');
  expect(queryBlock(2)?.getRootNode() as ShadowRoot).toHaveProperty('activeElement', queryBlock(2));
});

test('an image that is shown whole has no focal point to move', async () => {
  await openImage({ objectFit: 'contain' });
  queryBlock(2)?.querySelector('img')?.setAttribute('src', wideImage());
  await expect.element(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
  expect(point.query()).toBeNull();
});
