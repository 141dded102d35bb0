import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const textsOf = (id: number) => [...(queryBlock(id)?.children ?? [])].map((each) => each.textContent);
const paletteItem = (name: string) => page.getByRole('button', { name, exact: true });
const line = () => document.querySelector('[data-insertion-line]');

/** 1 feature: 2 row: 3 column: 4, 5 texts; 6 column: 7 text. */
const columns = makePage(feature(row(column(text('One'), text('Two')), column(text('Three')))));

test('a block dragged from the palette is added where it was dropped', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  await userEvent.dragAndDrop(paletteItem('Text'), await findBlock(5), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => textsOf(3)).toEqual(['One', '', 'Two']);
});

test('a layer is moved in the tree, and onto the page', async () => {
  await open(columns);
  await userEvent.click(page.getByRole('tab', { name: 'Layers' }));
  const layers = page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem', { name: /^Text(,|$)/ });
  await userEvent.dragAndDrop(layers.nth(0), layers.nth(1), { targetPosition: { x: 60, y: 25 } });
  await expect.poll(() => textsOf(3)).toEqual(['Two', 'One']);
  await userEvent.dragAndDrop(layers.nth(0), await findBlock(7), { targetPosition: { x: 40, y: 8 } });
  await expect.poll(() => [textsOf(3), textsOf(6)]).toEqual([['One'], ['Three', 'Two']]);
});

test('a block is moved on the page as soon as the page shows', async () => {
  await open(columns);
  await userEvent.dragAndDrop(await findBlock(4), await findBlock(7), { targetPosition: { x: 40, y: 8 } });
  await expect.poll(() => [textsOf(3), textsOf(6)]).toEqual([['Two'], ['Three', 'One']]);
  expect(getSelection()?.toString()).toBe('');
});

test('after a visit to another tab the line and the name at the pointer still follow the pointer', async () => {
  await open(columns);
  await expect.element(paletteItem('Text')).toBeVisible();
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await expect.poll(() => queryBlock(4)).toBeNull();
  await page.getByRole('tab', { name: 'Editor', exact: true }).click();
  const dataTransfer = new DataTransfer();
  const send = (target: Element, type: string, clientX: number, clientY: number) => {
    const options = { bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer, clientX, clientY }));
  };
  const block = await findBlock(7);
  // The page scales to the available width after it is measured.
  let last: number | undefined;
  await expect
    .poll(() => {
      const before = last;
      last = block.getBoundingClientRect().top;
      return last - (before ?? 0);
    })
    .toBe(0);
  const { left, top, height } = block.getBoundingClientRect();
  await expect.element(paletteItem('Text')).toBeVisible();
  const item = paletteItem('Text').element();
  const from = item.getBoundingClientRect();
  send(item, 'dragstart', from.left + 8, from.top + 8);
  send(block, 'dragenter', left + 20, top + height * 0.3);
  // Browsers repeat the event while the pointer rests.
  const topAt = (part: number) => () => {
    send(block, 'dragover', left + 20, top + height * part);
    return Math.round(line()?.getBoundingClientRect().top ?? 0);
  };
  const [before, after] = [Math.round(top - 1), Math.round(top + height - 1)];
  await expect.poll(topAt(0.3)).toBe(before);
  await expect.poll(topAt(0.7)).toBe(after);
  await expect.poll(topAt(0.3)).toBe(before);
  send(item, 'dragend', left + 20, top + height * 0.3);
  await expect.poll(line).toBeNull();
});

test('a press that goes nowhere selects', async () => {
  await open(makePage(feature(row(column(text('One'))))));
  await userEvent.click(await findBlock(4));
  await expect.poll(() => document.querySelector('[data-selection-tools]')?.textContent).toContain('Text');
});
