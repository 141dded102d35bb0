import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** A feature with two texts, 2 and 3, above a hundred more texts. */
const long = makePage(
  feature(text('First'), text('Second')),
  ...Array.from({ length: 100 }, (_, at) => feature(text(`Line ${at}`))),
);
const lastId = 203;

const viewport = page.getByRole('region', { name: /^Page/ });

/** Returns whether a block is visible. */
async function isInView(id: number): Promise<boolean> {
  const block = (await findBlock(id)).getBoundingClientRect();
  const view = viewport.element().getBoundingClientRect();
  return block.height > 0 && block.top >= view.top && block.bottom <= view.bottom;
}

/** Scrolls until a part of a block, from 0 to 1, is above the viewport. */
async function scrollPast(id: number, part: number): Promise<void> {
  const view = viewport.element();
  const { top, height } = (await findBlock(id)).getBoundingClientRect();
  view.scrollTo({ top: top - view.getBoundingClientRect().top + height * part });
}

test('a block that is added or chosen beside the page is brought into view', async () => {
  await open(long);
  await findBlock(lastId);
  await page.getByRole('button', { name: 'Text', exact: true }).first().click();
  await expect.poll(() => isInView(lastId + 1)).toBe(true);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await userEvent.click(page.getByRole('treeitem').first());
  await userEvent.keyboard('{Home}');
  await expect.poll(() => isInView(1)).toBe(true);
});

test('a block of which little shows is brought into view where it is chosen beside the page', async () => {
  await open(long);
  await findBlock(lastId);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const first = page.getByRole('treeitem').first();
  await expect.element(first).toBeVisible();
  await scrollPast(1, 0.75);
  expect(await isInView(1)).toBe(false);
  await userEvent.click(first);
  await expect.poll(() => isInView(1)).toBe(true);
});

test('a block that is moved by keyboard is shown where it went', async () => {
  await open(long);
  await findBlock(lastId);
  await userEvent.click(await findBlock(2));
  const view = viewport.element();
  view.scrollTo({ top: view.scrollHeight });
  await expect.poll(() => isInView(2)).toBe(false);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => isInView(2)).toBe(true);
});

test('a click on what shows of a block leaves the page where it is', async () => {
  await open(long);
  await findBlock(lastId);
  const view = viewport.element();
  const block = await findBlock(2);
  await scrollPast(2, 0.6);
  const before = view.scrollTop;
  await userEvent.click(block, { position: { x: 20, y: block.getBoundingClientRect().height * 0.8 } });
  await expect.poll(() => document.querySelector('[data-selected="2"]')).not.toBeNull();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(view.scrollTop).toBe(before);
});
