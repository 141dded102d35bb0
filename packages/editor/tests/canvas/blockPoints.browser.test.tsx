import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  findBlock,
  listChildren,
  queryBlock,
  queryCanvas,
  setUpEditor,
} from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const bubbles = [
  { x: 30, y: 40, title: 'Handle', text: '' },
  { x: 60, y: 60, title: '', text: '' },
];

/** 1 feature: 2 Bubbles 400 px high, 3 text. */
async function openBubbles() {
  await open(makePage(feature(block('Bubbles', { bubbles, height: '400px' }), text('Below'))));
  await userEvent.click(await findBlock(2));
  await expect.element(point(1)).toBeVisible();
}

const point = (number: number) => page.getByRole('button', { name: new RegExp(`^Point ${number}:`) });
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const readNames = () =>
  page
    .getByRole('button', { name: /^Point \d/ })
    .elements()
    .map((element) => element.getAttribute('aria-label'));
const untouched = ['Point 1: 30%, 40%', 'Point 2: 60%, 60%'];

/** Returns the middle of a point of the block, in percent of the block. */
function placeOfOwnPoint(index: number): readonly number[] {
  const outer = queryBlock(2)?.getBoundingClientRect();
  const inner = queryBlock(2)?.querySelectorAll('summary')[index]?.getBoundingClientRect();
  if (!outer || !inner) return [];
  const part = (offset: number, length: number) => Math.round((offset / length) * 100);
  return [
    part(inner.left + inner.width / 2 - outer.left, outer.width),
    part(inner.top + inner.height / 2 - outer.top, outer.height),
  ];
}

function press(element: Element, type: string, [x, y]: readonly [number, number]) {
  const init = { pointerId: 1, isPrimary: true, clientX: x, clientY: y, bubbles: true };
  element.dispatchEvent(new PointerEvent(type, { ...init, button: 0, buttons: 1 }));
}

test('a point follows the mouse, stays on the block, and a drag is one step', async () => {
  await openBubbles();
  const handle = point(2).element();
  handle.setPointerCapture = () => undefined;
  const { left, top, width, height } = (await findBlock(2)).getBoundingClientRect();
  const at = (x: number, y: number) => [left + (width * x) / 100, top + (height * y) / 100] as const;
  press(handle, 'pointerdown', at(60, 60));
  press(handle, 'pointermove', at(50, 50));
  await expect.poll(readNames).toEqual(['Point 1: 30%, 40%', 'Point 2: 50%, 50%']);
  expect(placeOfOwnPoint(1)).toEqual([50, 50]);
  press(handle, 'pointermove', at(20, 150));
  await expect.poll(readNames).toEqual(['Point 1: 30%, 40%', 'Point 2: 20%, 100%']);
  press(handle, 'pointerup', at(20, 150));
  await expect.poll(() => placeOfOwnPoint(1)).toEqual([20, 100]);
  await undo();
  await expect.poll(readNames).toEqual(untouched);
  expect(placeOfOwnPoint(1)).toEqual([60, 60]);
});

test('the mouse drags a point, not the block under it', async () => {
  await openBubbles();
  const block = await findBlock(2);
  const { width, height } = block.getBoundingClientRect();
  await userEvent.dragAndDrop(point(1), block, { targetPosition: { x: width * 0.8, y: height * 0.2 } });
  await expect.poll(readNames).toEqual(['Point 1: 80%, 20%', 'Point 2: 60%, 60%']);
  expect(listChildren(1)).toEqual(['Bubbles', 'Text']);
});

test('Tab reaches the points, arrow keys move them, Escape returns to the block', async () => {
  await openBubbles();
  await userEvent.keyboard('{Tab}');
  await expect.element(point(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(readNames).toEqual(['Point 1: 30%, 40%', 'Point 2: 61%, 55%']);
  await expect.element(page.getByRole('status').getByText('Point 2: 61%, 55%')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryCanvas()?.activeElement).toBe(queryBlock(2));
  await expect.element(point(1)).toBeVisible();
});

test('a double press on the selected image adds a point, and Delete removes it instead of the block', async () => {
  await openBubbles();
  await userEvent.dblClick(await findBlock(2), { position: { x: 20, y: 20 } });
  await expect.poll(() => readNames().length).toBe(3);
  await page.getByRole('button', { name: 'Add a point' }).click();
  await expect.poll(readNames).toContain('Point 4: 50%, 50%');
  await expect.element(point(4)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => readNames().length).toBe(3);
  expect(queryBlock(2)).not.toBeNull();
});

test('a double press on an image that was not selected only selects it', async () => {
  await open(makePage(feature(block('Bubbles', { bubbles, height: '400px' }))));
  await userEvent.dblClick(await findBlock(2), { position: { x: 20, y: 20 } });
  await expect.poll(readNames).toEqual(untouched);
});
