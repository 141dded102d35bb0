import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const listSelected = () =>
  [...document.querySelectorAll<HTMLElement>('[data-selected]')].map(({ dataset }) =>
    Number(dataset.selected),
  );

/** Presses the mouse on a block without releasing it. */
const press = (id: number) =>
  queryBlock(id)?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'mouse', button: 0 }),
  );

test('a block is selected where the mouse is pressed, before it is let go', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.click(await findBlock(2));
  await expect.poll(listSelected).toEqual([2]);
  press(4);
  await expect.poll(listSelected).toEqual([4]);
});

test('several selected ones stay so until the mouse is let go: they may be dragged', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.click(await findBlock(2));
  await userEvent.click(await findBlock(4), { modifiers: ['Control'] });
  await expect.poll(listSelected).toEqual([2, 4]);
  press(2);
  await expect.poll(listSelected).toEqual([2, 4]);
  await userEvent.click(await findBlock(2));
  await expect.poll(listSelected).toEqual([2]);
});

test('what was typed into a field goes to the block that it was typed for', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.click(await findBlock(2));
  const field = page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Color', exact: true });
  await userEvent.fill(field, '#c62828');
  await userEvent.click(await findBlock(4));
  await expect.poll(listSelected).toEqual([4]);
  await expect.element(field).not.toHaveValue('#c62828');
  await userEvent.click(await findBlock(2));
  await expect.element(field).toHaveValue('#c62828');
});
