import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, listChildren, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

/** 1 feature: 2 row: 3 column: 4, 5 texts; 6 column. */
const content = makePage(feature(row(column(text('One'), text('Two')), column())));

const tree = page.getByRole('tree', { name: 'Layers' });
const rowOf = (name: string, at = 0) =>
  tree.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) }).nth(at);

async function openLayers() {
  await open(content);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.element(rowOf('Row')).toBeVisible();
}

beforeEach(openLayers);

test('a row is named by F2 or a double click, Escape keeps the old name, undo brings it back', async () => {
  await rowOf('Text').click();
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('Headline{Enter}');
  await expect.element(rowOf('Headline')).toBeVisible();
  await rowOf('Headline').dblClick();
  await userEvent.keyboard('Other{Escape}');
  await expect.element(rowOf('Headline')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rowOf('Headline')).not.toBeInTheDocument();
});

test('a row hides its block at the size in view', async () => {
  await rowOf('Text').hover();
  await rowOf('Text').getByRole('button', { name: 'Hide Text' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(4) as HTMLElement).display).toBe('none');
  await rowOf('Text').getByRole('button', { name: 'Hide Text' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(4) as HTMLElement).display).not.toBe('none');
});

test('a locked block leaves the pointer to what is around it', async () => {
  await rowOf('Text').hover();
  await rowOf('Text').getByRole('button', { name: 'Lock Text' }).click();
  await userEvent.click(await findBlock(4));
  await expect.element(rowOf('Column')).toHaveAttribute('aria-selected', 'true');
  await expect.element(rowOf('Text')).toHaveAttribute('aria-selected', 'false');
});

test('Shift chooses a range in the tree, by pointer and by keyboard', async () => {
  await rowOf('Text').click();
  await rowOf('Text', 1).click({ modifiers: ['Shift'] });
  await expect.poll(() => document.querySelectorAll('[data-selected]').length).toBe(2);
  await rowOf('Text').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => document.querySelectorAll('[data-selected]').length).toBe(2);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => listChildren(3)).toEqual([]);
});

test('the arrow keys fold and walk the tree', async () => {
  await rowOf('Column').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(rowOf('Text')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(rowOf('Text')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tree.getByRole('treeitem').first()).toHaveFocus();
});

test('what is chosen on the page is shown in the tree, though what holds it is folded', async () => {
  await rowOf('Section').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(rowOf('Text')).not.toBeInTheDocument();
  await userEvent.click(await findBlock(4));
  await expect.element(rowOf('Text')).toHaveAttribute('aria-selected', 'true');
});

test('several selected rows are dragged together, keep their order, and come back by one undo', async () => {
  await rowOf('Text').click();
  await rowOf('Text', 1).click({ modifiers: ['Shift'] });
  await rowOf('Text').dropTo(rowOf('Column', 1));
  await expect.poll(() => listChildren(6)).toEqual(['Text', 'Text']);
  await expect.poll(() => queryBlock(6)?.textContent).toBe('OneTwo');
  await expect.poll(() => document.querySelectorAll('[data-selected]').length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => queryBlock(3)?.textContent).toBe('OneTwo');
  expect(listChildren(6)).toEqual([]);
});

test('a row beside the selection is dragged alone', async () => {
  await rowOf('Text', 1).click();
  await rowOf('Text').dropTo(rowOf('Column', 1));
  await expect.poll(() => queryBlock(6)?.textContent).toBe('One');
  expect(queryBlock(3)?.textContent).toBe('Two');
});

test('a long name gives way to the switches of its row', async () => {
  await rowOf('Text').click();
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('What is said of the kettle beside its largest picture{Enter}');
  const renamed = tree.getByRole('treeitem', { name: /^What is said/ });
  await renamed.hover();
  const lock = renamed.getByRole('button', { name: /^Lock/ }).element().getBoundingClientRect();
  expect(lock.right).toBeLessThanOrEqual(tree.element().getBoundingClientRect().right);
});
