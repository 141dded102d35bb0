import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** Returns whether an outline exactly covers a block. */
function liesOver(outline: Element | null | undefined, id: number): boolean {
  const block = queryBlock(id)?.getBoundingClientRect();
  const box = outline?.getBoundingClientRect();
  if (!block || !box) return false;
  const differences = [
    box.left - block.left,
    box.top - block.top,
    box.width - block.width,
    box.height - block.height,
  ];
  return differences.every((difference) => Math.abs(difference) < 1);
}

const querySelected = (id: number) => document.querySelector(`[data-selected="${id}"]`);

test('the outline of what is selected follows it: to the next block, and as what stands above grows', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.click(await findBlock(2));
  await expect.poll(() => liesOver(querySelected(2), 2)).toBe(true);
  await userEvent.click(await findBlock(4));
  await expect.poll(() => liesOver(querySelected(4), 4)).toBe(true);
  expect(querySelected(2)).toBeNull();
  const topBefore = queryBlock(4)?.getBoundingClientRect().top ?? 0;
  const above = queryBlock(2);
  if (above) above.style.height = '300px';
  await expect.poll(() => queryBlock(4)?.getBoundingClientRect().top ?? 0).toBeGreaterThan(topBefore + 100);
  await expect.poll(() => liesOver(querySelected(4), 4)).toBe(true);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => querySelected(4)).toBeNull();
});

test('what a click would select is outlined with its name, and no more once it is selected', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  const hovered = () =>
    [...document.querySelectorAll('[data-hovered]')].find((outline) => outline.checkVisibility());
  await userEvent.hover(await findBlock(4));
  await expect.poll(() => liesOver(hovered(), 4)).toBe(true);
  expect(hovered()?.textContent).toBe('Text');
  await userEvent.click(await findBlock(4));
  await expect.poll(() => hovered()).toBeUndefined();
  await userEvent.hover(page.getByRole('complementary', { name: 'Properties' }));
  expect(hovered()).toBeUndefined();
});

test('what is selected in the layers and not drawn on the page has no outline there: none stays at the block before', async () => {
  await open(makePage(feature(block('Mystery', {}, block('Image')), text('One'))));
  await userEvent.click(await findBlock(4));
  await expect.poll(() => liesOver(querySelected(4), 4)).toBe(true);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('treeitem', { name: 'Image' }).click();
  await expect.poll(() => querySelected(3)).not.toBeNull();
  await expect.poll(() => querySelected(3)?.checkVisibility()).toBe(false);
});
