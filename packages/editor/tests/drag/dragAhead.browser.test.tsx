import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

/** Holds the tools of the page back, as a slow machine does. */
const gate = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
});
vi.mock(import('@vitrina/editor-ui/canvas'), async (importOriginal) => {
  await gate.promise;
  return importOriginal();
});

const { open } = setUpEditor();
const textsOf = (id: number) => [...(queryBlock(id)?.children ?? [])].map((each) => each.textContent);

test('a block dragged from the palette before the tools of the page have come is added where it was dropped', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  const item = page.getByRole('button', { name: 'Text', exact: true });
  await userEvent.dragAndDrop(item, await findBlock(5), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => textsOf(3)).toEqual(['One', '', 'Two']);
  expect(document.querySelector('[data-selection-tools]')).toBeNull();
});

test('a layer dragged before the tools of the page have come is moved: in the tree, and onto the page', async () => {
  // 1 feature: 2 row: 3 column: 4, 5 texts; 6 column: 7 text.
  await open(makePage(feature(row(column(text('One'), text('Two')), column(text('Three'))))));
  await userEvent.click(page.getByRole('tab', { name: 'Layers' }));
  const layers = page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem', { name: /^Text(,|$)/ });
  await userEvent.dragAndDrop(layers.nth(0), layers.nth(1), { targetPosition: { x: 60, y: 25 } });
  await expect.poll(() => textsOf(3)).toEqual(['Two', 'One']);
  await userEvent.dragAndDrop(layers.nth(0), await findBlock(7), { targetPosition: { x: 40, y: 8 } });
  await expect.poll(() => [textsOf(3), textsOf(6)]).toEqual([['One'], ['Three', 'Two']]);
  expect(document.querySelector('[data-selection-tools]')).toBeNull();
});

test('a block dragged before the tools of the page have come is moved, and what comes after that is moved once', async () => {
  // 1 feature: 2 row: 3 column: 4, 5 texts; 6 column: 7 text.
  await open(makePage(feature(row(column(text('One'), text('Two')), column(text('Three'))))));
  await userEvent.dragAndDrop(await findBlock(4), await findBlock(7), {
    targetPosition: { x: 40, y: 8 },
  });
  await expect.poll(() => [textsOf(3), textsOf(6)]).toEqual([['Two'], ['Three', 'One']]);
  expect(document.querySelector('[data-selection-tools]')).toBeNull();
  expect(getSelection()?.toString()).toBe('');

  gate.open();
  await userEvent.click(await findBlock(5));
  await expect.poll(() => document.querySelector('[data-selection-tools]')).not.toBeNull();
  // Until its field has the same text, the block is found by it, and then the field is dragged instead.
  await expect.poll(() => document.querySelector('[contenteditable=true]')?.textContent).toBe('Two');
  await userEvent.dragAndDrop(await findBlock(5), await findBlock(7), {
    targetPosition: { x: 40, y: 8 },
  });
  await expect.poll(() => [textsOf(3), textsOf(6)]).toEqual([[], ['Three', 'Two', 'One']]);
});

test('a press that goes nowhere selects, as ever', async () => {
  await open(makePage(feature(row(column(text('One'))))));
  await userEvent.click(await findBlock(4));
  await expect.poll(() => queryCanvas()?.querySelector('[tabindex="0"]')?.textContent).toBe('One');
});
